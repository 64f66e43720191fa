import { Fragment } from 'react';

import { formatInstant } from '@/lib/dates/dates';

import { Facts } from '@/features/results/header/facts';
import { useTranslation } from '@/i18n/translation';
import type { ResultColumn } from './columns';
import classes from './test-details.module.css';
import type { ShownTest } from './use-shown-test';

interface TestDetailsProps {
  readonly shown: ShownTest;
  /** What else of the test unfolds. */
  readonly columns: readonly ResultColumn[];
}

/** The unfolded part of a test on a narrow screen: technique and dates, and what can be opened. */
export function TestDetails({ shown, columns }: TestDetailsProps) {
  const { t } = useTranslation();
  const { test, dateFormat } = shown;
  const moment = (instant: number | null) => formatInstant(instant, `${dateFormat} h:mm a`);
  const facts = [
    { key: 'technique', label: t('results.technique'), value: test.technique },
    { key: 'taken', label: t('results.taken'), value: moment(test.takenDate) },
    { key: 'entry', label: t('results.entry'), value: moment(test.entryDate) },
    { key: 'validation', label: t('results.validation'), value: moment(test.validationDate) },
  ];

  return (
    <div role="cell" className={classes.details}>
      <Facts facts={facts} />
      <div className={classes.actions}>
        {columns.map(({ key, cell }) => (
          <Fragment key={key}>{cell(shown, 'block')}</Fragment>
        ))}
      </div>
    </div>
  );
}
