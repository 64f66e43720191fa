import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSettings } from '@/api/configuration/get-configuration';
import { orderResultsOptions } from '@/api/orders/get-order-results';
import { LABORATORY_USER, PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { StateFilter } from '@/domain/orders/state-filter';
import { patientAnswer } from '@/domain/results/patient-answer';
import { resultCounts } from '@/domain/results/result-counts';
import type { HistoryMode, TestSelection } from '@/domain/results/test-selection';
import type { TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useExplanations } from '@/features/glossary/use-explanations';
import { useIsNarrow } from '@/ui/use-is-narrow';

import { ReadAloudButton } from './aloud/read-aloud-button';
import { PatientAnswerCard } from './answer/patient-answer-card';
import { historyModes } from './header/history-modes';
import { OrderHeader } from './header/order-header';
import { ResultsBar } from './header/results-bar';
import { ResultsMessage } from './results-message';
import { ResultsNotes } from './header/results-notes';
import classes from './results-panel.module.css';
import { OrderProgress } from './progress/order-progress';
import { ResultsSkeleton } from './grid/results-skeleton';
import { ResultsTable } from './grid/results-table';
import { useOrderedTests } from './use-ordered-tests';
import { usePreviousValues } from './use-previous-values';
import { useResultFilters } from './use-result-filters';
import { useSelectedTests } from './use-selected-tests';

/** Whether tests are being chosen for a history. */
interface Choosing {
  /** Null where the check-boxes are always there, or never. */
  readonly toggle: (() => void) | null;
  readonly isOn: boolean;
}

/** What the toolbar works on. */
export interface ResultsToolbar {
  /** The tests that the user may see, in the order of the results. */
  readonly tests: readonly TestResult[];
  /** Ids ticked for each kind of history, in the order of the results. */
  readonly selection: TestSelection;
  /** Whether the order has anything to report, and whether that may be final. */
  readonly hasResults: boolean;
  readonly hasValidated: boolean;
  /** A narrow screen has room for the check-boxes of the histories only while somebody chooses tests for one. */
  readonly choosing: Choosing;
}

interface ResultsPanelProps {
  readonly order: OrderSummary;
  /** 0 for all areas. */
  readonly areaId: number;
  /** Name of the area when only one is shown; empty for all. */
  readonly areaName: string;
  /** The states that the search asked for. */
  readonly stateFilter: StateFilter;
  readonly rules: VisibilityRules;
  readonly userType: UserTypeCode;
  readonly renderToolbar: (toolbar: ResultsToolbar) => ReactNode;
}

const NO_TESTS: readonly TestResult[] = [];
const NO_MODES: readonly HistoryMode[] = [];

function OrderResults({
  order,
  areaId,
  areaName,
  stateFilter,
  rules,
  userType,
  renderToolbar,
}: ResultsPanelProps) {
  const { t } = useTranslation();
  const settings = useSettings();
  const query = useQuery(orderResultsOptions({ order: order.order, areaId, rules }));
  const { data } = query;
  const received = data?.tests ?? NO_TESTS;
  const tests = useOrderedTests(received);
  const previous = usePreviousValues({
    patient: order,
    order: order.order,
    tests,
    settings: settings.results,
    rules,
  });
  const explanations = useExplanations(userType);
  const { ticked, selection, toggle: tick } = useSelectedTests(tests, settings.results);
  const filters = useResultFilters({ tests, stateFilter, texts: settings.results });
  const { inState, shown, isAlteredOnly, toggleAltered, showEveryState } = filters;
  const counts = useMemo(
    () => resultCounts(inState, settings.results),
    [inState, settings.results],
  );
  const modes = useMemo(() => historyModes(settings.results), [settings.results]);
  const isNarrow = useIsNarrow();
  const [isChoosing, setIsChoosing] = useState(false);
  const isOn = isChoosing || !isNarrow;
  const toggle = () => {
    setIsChoosing(!isChoosing);
  };
  const choosing = { isOn, toggle: isNarrow && modes.length > 0 ? toggle : null };
  const shownModes = isOn ? modes : NO_MODES;
  const hasResults = tests.length > 0;
  const hasValidated = tests.some(isValidated);
  const isWithheld = data?.withheld === true;
  // Nothing is counted of an order of which something is kept back for what it says.
  const isCounted = data !== undefined && !data.blocked && !isWithheld;
  const waiting = data?.waiting ?? 0;
  const unreadable = data?.unreadable ?? 0;
  const answer = useMemo(
    () =>
      userType === PATIENT && isCounted
        ? patientAnswer(tests, settings.results, { waiting, unreadable })
        : null,
    [userType, isCounted, tests, settings.results, waiting, unreadable],
  );

  const renderResults = () => {
    if (data === undefined) return query.isPending ? <ResultsSkeleton /> : null;
    if (data.blocked) return <ResultsMessage text={t('results.blocked')} />;
    // The note above says why, when tests were withheld.
    if (!hasResults) {
      const text = t(data.unreadable > 0 ? 'results.emptyBesideUnread' : 'results.empty');
      return isWithheld ? null : <ResultsMessage text={text} />;
    }
    if (inState.length === 0) return <ResultsMessage text={t('results.noneInState')} />;
    if (shown.length === 0) {
      const action = { label: t('results.showAll'), onClick: toggleAltered };
      const text = t(data.unreadable > 0 ? 'results.noneAlteredRead' : 'results.noneAltered');
      return <ResultsMessage text={text} action={action} />;
    }
    return (
      <ResultsTable
        view={`${areaId} ${filters.stateFilter} ${isAlteredOnly}`}
        order={order.order}
        tests={shown}
        rules={rules}
        modes={modes}
        ticks={{ modes: shownModes, ticked, toggle: tick }}
        previousOf={previous.valueOf}
        explanations={explanations}
      />
    );
  };

  return (
    <section className={classes.panel} aria-busy={query.isFetching}>
      <OrderHeader order={order} areaName={areaName} dateFormat={settings.dateFormat} tests={tests}>
        <ResultsBar
          counts={inState.length > 0 ? counts : null}
          isAnswered={answer !== null}
          isAlteredUnknown={isWithheld || filters.stateFilter === 'pending'}
          isFetching={query.isFetching}
          isAlteredOnly={isAlteredOnly}
          onAlteredOnly={toggleAltered}
        >
          {renderToolbar({ tests, selection, hasResults, hasValidated, choosing })}
          {userType === PATIENT && data !== undefined && !data.blocked && (
            <ReadAloudButton tests={shown} />
          )}
        </ResultsBar>
      </OrderHeader>
      <ResultsNotes
        error={query.error}
        isFetching={query.isFetching}
        onRetry={() => {
          void query.refetch();
        }}
        unreadable={(data?.unreadable ?? 0) + (data?.partlyRead ?? 0)}
        damaged={data?.damaged ?? 0}
        isPreviousMissing={previous.isFailed}
        isWithheld={isWithheld}
        stateFilter={hasResults ? filters.stateFilter : 'all'}
        shown={inState.length}
        total={tests.length}
        onEveryState={showEveryState}
      />
      {isCounted && (
        <OrderProgress
          order={order}
          tests={tests}
          waiting={waiting}
          dateFormat={settings.dateFormat}
          isDesk={userType === LABORATORY_USER}
        />
      )}
      {answer !== null && (
        <PatientAnswerCard
          answer={answer}
          isAlteredOnly={isAlteredOnly}
          onAlteredOnly={toggleAltered}
        />
      )}
      {renderResults()}
    </section>
  );
}

/** One order: who it belongs to, what can be done with it and its results (docs/behaviour.md §2). Another order starts afresh. */
export function ResultsPanel(props: ResultsPanelProps) {
  return <OrderResults key={props.order.order} {...props} />;
}
