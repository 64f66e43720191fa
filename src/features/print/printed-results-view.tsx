import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';

import type { Settings } from '@/domain/configuration/settings';
import type { PrintedResults } from '@/domain/reports/print/printed-results';
import { patientAnswer } from '@/domain/results/summary/patient-answer';
import { inLanguage } from '@/domain/results/in-language';
import { AntibiogramPlaceContext } from '@/features/results/antibiogram/antibiogram-place-context';
import { PatientAnswerCard } from '@/features/results/answer/patient-answer-card';
import { ResultsTable } from '@/features/results/grid/results-table';
import { useTableForm } from '@/features/results/grid/use-table-form';
import { NO_TICKS } from '@/features/results/header/history-checks';
import { MissingNotes } from '@/features/results/header/missing-notes';
import { OrderComments } from '@/features/results/header/order-comments';
import { OrderHeader } from '@/features/results/header/order-header';
import { OrderOwnerContext, useOrderOwner } from '@/features/results/order-owner-context';
import { RepeatedTestsContext } from '@/features/results/repeated-tests-context';
import { useResultFilters } from '@/features/results/use-result-filters';
import { useTranslation } from '@/i18n/translation';
import { useLanguage } from '@/i18n/use-language';
import { countDamaged } from '@/lib/text/damaged-text';

import classes from './print-screen.module.css';

const NOTHING_BEFORE = () => undefined;

interface PrintedResultsViewProps {
  readonly results: PrintedResults;
  readonly settings: Settings;
  readonly onPdf: () => void;
}

/** The results of a report where its page would be too small to read, and the way to that page. */
export function PrintedResultsView({ results, settings, onPdf }: PrintedResultsViewProps) {
  const { t } = useTranslation();
  const { order, isWithheld, waiting, unreadable } = results;
  const language = useLanguage();
  const tests = useMemo(() => inLanguage(results.tests, language, []), [results.tests, language]);
  const damaged = useMemo(() => countDamaged(tests), [tests]);
  const owner = useOrderOwner(order);
  const form = useTableForm();
  const { shown, isAlteredOnly, toggleAltered } = useResultFilters({
    tests,
    stateFilter: 'all',
    texts: settings.results,
    isWithheld,
    altered: useState(false),
  });
  return (
    <main className={classes.results}>
      <h1 className={classes.laboratory}>{settings.branding.title || t('app.name')}</h1>
      <OrderHeader order={order} areaName="" dateFormat={settings.dateFormat} tests={tests}>
        <Button size="md" onClick={onPdf}>
          {t('print.showPdf')}
        </Button>
      </OrderHeader>
      <MissingNotes
        unreadable={unreadable}
        damaged={damaged}
        isPreviousMissing={false}
        isWithheld={isWithheld}
      />
      <OrderComments comments={results.comments} mayShow />
      {!isWithheld && (
        <PatientAnswerCard
          answer={patientAnswer(tests, settings.results, { waiting, unreadable })}
          total={tests.length}
          isAlteredOnly={isAlteredOnly}
          onAlteredOnly={toggleAltered}
        />
      )}
      <OrderOwnerContext value={owner}>
        <AntibiogramPlaceContext value="paper">
          <RepeatedTestsContext value={results.repeated}>
            <ResultsTable
              form={form}
              view={String(isAlteredOnly)}
              order={order.order}
              tests={shown}
              rules={null}
              modes={NO_TICKS.modes}
              ticks={NO_TICKS}
              previousOf={NOTHING_BEFORE}
            />
          </RepeatedTestsContext>
        </AntibiogramPlaceContext>
      </OrderOwnerContext>
    </main>
  );
}
