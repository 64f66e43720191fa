import { useTranslation } from 'react-i18next';

import type { PreviousValue } from '@/domain/results/previous-value';
import { formatInstant } from '@/lib/dates';

import classes from './previous-value.module.css';

interface PreviousValueTextProps {
  /** In a column of its own the heading names it. */
  readonly layout: 'column' | 'line';
  readonly previous: PreviousValue;
  /** Format of the laboratory's dates (FormatoFecha). */
  readonly dateFormat: string;
}

/** The value before the current one with its date, and how much it changed where both are plain numbers on one scale. */
export function PreviousValueText({ layout, previous, dateFormat }: PreviousValueTextProps) {
  const { t } = useTranslation();
  const { text, date, change } = previous;
  return (
    <span className={classes['previous']} data-layout={layout} translate="no">
      {layout === 'line' && `${t('results.previous.label')} `}
      <span className={classes['value']}>{text}</span>{' '}
      <span className={classes['date']}>({formatInstant(date, dateFormat)})</span>
      {change.kind === 'number' && (
        <>
          {' '}
          <span className={classes['change']}>
            {change.text === '0'
              ? t('results.previous.unchanged')
              : t('results.previous.change', { change: change.text })}
          </span>
        </>
      )}
    </span>
  );
}
