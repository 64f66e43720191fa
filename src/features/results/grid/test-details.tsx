import { Fragment } from 'react';

import { formatInstant } from '@/lib/dates/dates';

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
    [t('results.technique'), test.technique],
    [t('results.taken'), moment(test.takenDate)],
    [t('results.entry'), moment(test.entryDate)],
    [t('results.validation'), moment(test.validationDate)],
  ].filter(([, value]) => value !== '');

  return (
    <div role="cell" className={classes.details}>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={classes.actions}>
        {columns.map(({ key, cell }) => (
          <Fragment key={key}>{cell(shown, 'block')}</Fragment>
        ))}
      </div>
    </div>
  );
}
