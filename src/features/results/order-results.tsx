import { useMemo, type ReactNode } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import type { OrderHead } from '@/api/reports/get-order-head';
import { LABORATORY_USER, PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { StateFilter } from '@/domain/orders/state-filter';
import { patientAnswer } from '@/domain/results/summary/patient-answer';
import { criticalFirst, resultCounts } from '@/domain/results/summary/result-counts';
import { orderStand, type OrderStand } from '@/domain/results/progress/order-progress';
import type { HistoryMode, TestSelection } from '@/domain/results/test-selection';
import type { TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';
import type { ReplacementTexts } from '@/domain/results/values/result-text';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useExplanations } from '@/features/glossary/use-explanations';
import { remembered } from '@/lib/remembered';
import { useStoodOnScreen } from '@/ui/use-stood-on-screen';

import { PatientAnswerCard } from './answer/patient-answer-card';
import { CompareBar, HistoryMenu } from './header/compare-bar';
import { OrderComments } from './header/order-comments';
import { OrderHeader } from './header/order-header';
import { ResultsBar } from './header/results-bar';
import { ResultsNotes } from './header/results-notes';
import classes from './results-panel.module.css';
import { NoResults } from './no-results';
import { OrderProgress, ProgressNote } from './progress/order-progress';
import { ResultsSkeleton } from './grid/results-skeleton';
import { ResultsTable } from './grid/results-table';
import type { TableForm } from './grid/use-table-form';
import { TestPanels, type Dock } from './test/test-panels';
import { useComparison } from './use-comparison';
import { OrderOwnerContext, useOrderOwner } from './order-owner-context';
import { RepeatedTestsContext } from './repeated-tests-context';
import { usePreviousValues } from './use-previous-values';
import { useResultFilters, type AlteredOnly } from './use-result-filters';
import { useSeenResults } from './use-seen-results';

/** What the toolbar works on. */
export interface ResultsToolbar {
  /** Whether the order may have anything to report, and whether that may be final: its report has every area. */
  readonly hasResults: boolean;
  readonly hasValidated: boolean;
  /** How much is ready of an order that is not complete; null where it is, or nobody knows. */
  readonly stand: Pick<OrderStand, 'ready' | 'all'> | null;
  /** The tests that the user may see. */
  readonly tests: readonly TestResult[];
  /** Something of the order is not among them. */
  readonly isPartial: boolean;
}

/** What histories are asked of: the tests that the user may see, and what is chosen of them. */
export interface ComparedTests {
  readonly tests: readonly TestResult[];
  /** Ids for each kind of history, in the order of the results. */
  readonly selection: TestSelection;
}

export interface OrderResultsProps {
  readonly order: OrderSummary;
  /** The area that was searched; 0 for all. */
  readonly areaId: number;
  /** The laboratory's name of that area; null where its list does not tell it. */
  readonly areaName: string | null;
  /** The states that the search asked for. */
  readonly stateFilter: StateFilter;
  readonly rules: VisibilityRules;
  readonly userType: UserTypeCode;
  readonly renderToolbar: (toolbar: ResultsToolbar) => ReactNode;
  /** The buttons of the kinds of history. */
  readonly renderHistories: (compared: ComparedTests) => ReactNode;
  /** The earlier results of one test of these. */
  readonly renderHistory: (test: TestResult, tests: readonly TestResult[]) => ReactNode;
  /** The way to the orders before and after this one. */
  readonly steps: ReactNode;
  /** Its results stood on screen. */
  readonly onSeen: (order: OrderSummary) => void;
  /** What the LIS tells beside the results; null while nobody knows. */
  readonly head: OrderHead | null;
  /** The form of the table, whether only altered results are shown, and whether a test stands open beside them: kept from one order to the next. */
  readonly form: TableForm;
  readonly altered: AlteredOnly;
  readonly dock: Dock;
}

const countsBy = remembered((texts: ReplacementTexts) =>
  remembered((tests: readonly TestResult[]) => resultCounts(tests, texts)),
);

const NONE_REPEATED: readonly number[] = [];
const NO_MODES: readonly HistoryMode[] = [];

/** One order: who it belongs to, what can be done with it and its results. */
export function OrderResults(props: OrderResultsProps) {
  const { order, areaId, areaName, stateFilter, rules, userType, onSeen } = props;
  const { renderToolbar, renderHistories, renderHistory, steps, head, form, altered, dock } = props;
  const settings = useSettings();
  const { order: number } = order;
  const seen = useSeenResults({ order, areaId, areaName, rules });
  const { query, tests, area, isOneArea, isWithheld, isCounted, waiting, unreadable } = seen;
  const { data } = query;
  const isPatient = userType === PATIENT;
  const asked = { patient: order, order: number, tests, settings: settings.results, rules };
  const previous = usePreviousValues(asked);
  const texts = settings.results;
  const filters = useResultFilters({ tests, stateFilter, texts, isWithheld, altered });
  const { inState, shown, isAlteredOnly, toggleAltered, showEveryState } = filters;
  // As they stand in the page.
  const read = useMemo(() => criticalFirst(shown, settings.results), [shown, settings.results]);
  const counts = countsBy(settings.results)(inState);
  const stand = isCounted ? orderStand(tests, waiting) : null;
  const comparison = useComparison(tests, shown, settings.results);
  const { modes, choice, ticked, toggle } = comparison;
  const isChoosing = choice !== null;
  const ticks = useMemo(
    () => ({ modes: isChoosing ? modes : NO_MODES, ticked, toggle, texts: settings.results }),
    [isChoosing, modes, ticked, toggle, settings.results],
  );
  const hasResults = tests.length > 0;
  useStoodOnScreen(shown.length > 0, () => {
    onSeen(order);
  });
  const explanations = useExplanations(userType);
  const answer = useMemo(
    () =>
      isPatient && isCounted
        ? patientAnswer(tests, settings.results, { waiting, unreadable })
        : null,
    [isPatient, isCounted, tests, settings.results, waiting, unreadable],
  );

  const renderResults = () => {
    if (data === undefined) return query.isPending ? <ResultsSkeleton /> : null;
    if (shown.length === 0) return <NoResults results={data} area={area} filters={filters} />;
    return (
      <ResultsTable
        form={form}
        view={`${area.id} ${filters.stateFilter} ${isAlteredOnly}`}
        order={number}
        tests={shown}
        rules={rules}
        modes={modes}
        ticks={ticks}
        previousOf={previous.valueOf}
      />
    );
  };

  return (
    <OrderOwnerContext value={useOrderOwner(order)}>
      <section className={classes.panel} aria-busy={query.isFetching}>
        <OrderHeader
          order={order}
          areaName={area.name}
          dateFormat={settings.dateFormat}
          tests={tests}
          head={head}
          steps={steps}
          isOwn={isPatient}
        >
          <ResultsBar
            counts={inState.length > 0 ? counts : null}
            stand={filters.stateFilter === 'all' ? stand : null}
            area={area.name}
            answer={answer}
            isAlteredUnknown={filters.isAlteredUnknown}
            patient={fullName(order)}
            isFetching={query.isFetching}
            isAlteredOnly={isAlteredOnly}
            onAlteredOnly={toggleAltered}
            progress={
              isCounted &&
              !isOneArea && (
                <OrderProgress
                  order={order}
                  tests={tests}
                  waiting={waiting}
                  unreadable={unreadable}
                  missing={seen.missing}
                  dateFormat={settings.dateFormat}
                  isDesk={userType === LABORATORY_USER}
                />
              )
            }
          >
            {hasResults && (
              <HistoryMenu comparison={comparison}>
                {() => renderHistories({ tests, selection: comparison.selection() })}
              </HistoryMenu>
            )}
            {/* Of an order that is held back nothing can be made. */}
            {data?.blocked !== true &&
              renderToolbar({
                hasResults: hasResults || (isOneArea && isCounted),
                hasValidated: isOneArea || tests.some(isValidated),
                stand: isOneArea || stand === null || stand.ready === stand.all ? null : stand,
                tests,
                isPartial: seen.isPartial,
              })}
          </ResultsBar>
          {hasResults && choice !== null && (
            <CompareBar comparison={comparison} choice={choice}>
              {renderHistories({ tests, selection: comparison.selection() })}
            </CompareBar>
          )}
        </OrderHeader>
        <ResultsNotes
          error={query.error}
          isFetching={query.isFetching}
          onRetry={() => {
            void query.refetch();
          }}
          unreadable={unreadable + (data?.partlyRead ?? 0)}
          damaged={data?.damaged ?? 0}
          isPreviousMissing={previous.isFailed}
          isWithheld={isWithheld}
          stateFilter={hasResults ? filters.stateFilter : 'all'}
          shown={inState.length + (filters.stateFilter === 'pending' ? waiting : 0)}
          total={tests.length + waiting}
          onEveryState={showEveryState}
        />
        <OrderComments comments={head?.comments} mayShow={data?.blocked === false} />
        {answer !== null && (
          <PatientAnswerCard
            answer={answer}
            total={inState.length}
            isAlteredOnly={isAlteredOnly}
            onAlteredOnly={toggleAltered}
          />
        )}
        {isCounted && !isOneArea && (
          <ProgressNote missing={seen.missing} areSomeReady={stand !== null && stand.ready > 0} />
        )}
        <RepeatedTestsContext value={data?.repeated ?? NONE_REPEATED}>
          <TestPanels
            tests={tests}
            shown={read}
            settings={settings.results}
            explanations={explanations}
            dock={dock}
            isExplainedFirst={isPatient}
            renderHistory={modes.length === 0 ? null : (test) => renderHistory(test, tests)}
          >
            {renderResults()}
          </TestPanels>
        </RepeatedTestsContext>
      </section>
    </OrderOwnerContext>
  );
}
