import { useTranslation } from 'react-i18next';

import type { Settings } from '@/domain/configuration/settings';
import { resultText } from '@/domain/results/values/result-text';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import { formatInstant } from '@/lib/dates/dates';

import { Facts } from '@/features/results/header/facts';
import { HistoryChecks, type HistoryTicks } from '@/features/results/header/history-checks';
import { ResultRangeBar } from './result-range-bar';
import { selectableOf } from './result-rows';
import { TestActions } from './test-actions';
import classes from './test-details.module.css';

interface TestDetailsProps {
  readonly test: TestResult;
  readonly settings: Settings['results'];
  readonly dateFormat: string;
  readonly ticks: HistoryTicks;
}

/** The unfolded part of a test on a narrow screen: range bar, technique and dates, what can be opened, check-boxes. */
export function TestDetails({ test, settings, dateFormat, ticks }: TestDetailsProps) {
  const { t } = useTranslation();
  const result = resultText(test, settings);
  const moment = (instant: number | null) => formatInstant(instant, `${dateFormat} h:mm a`);
  const facts = [
    { key: 'technique', label: t('results.technique'), value: test.technique },
    { key: 'taken', label: t('results.taken'), value: moment(test.takenDate) },
    { key: 'entry', label: t('results.entry'), value: moment(test.entryDate) },
    { key: 'validation', label: t('results.validation'), value: moment(test.validationDate) },
  ];

  return (
    <div role="cell" className={classes.details}>
      {result.kind === 'value' && <ResultRangeBar test={test} />}
      <Facts facts={facts} />
      <div className={classes.actions}>
        <TestActions test={test} result={result} />
        <HistoryChecks
          ticks={ticks}
          selectable={selectableOf([test], settings)}
          name={testLabel(test)}
          scope="test"
          layout="labelled"
        />
      </div>
    </div>
  );
}
