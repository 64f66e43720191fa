import { VisuallyHidden } from '@mantine/core';
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
  const { text, change } = previous;
  const date = formatInstant(previous.date, dateFormat);
  const isUnchanged = change.kind === 'number' && change.text === '0';
  const changeWords =
    change.kind === 'number' &&
    (isUnchanged
      ? t('results.previous.unchanged')
      : t('results.previous.change', { change: change.text }));

  if (layout === 'line') {
    return (
      <span className={classes['previous']} translate="no">
        {t('results.previous.label')} <span className={classes['value']}>{text}</span>{' '}
        <span className={classes['date']}>({date})</span>{' '}
        {changeWords !== false && <span className={classes['change']}>{changeWords}</span>}
      </span>
    );
  }
  return (
    <span className={classes['previous']} data-layout={layout} translate="no">
      <span className={classes['value']}>{text}</span>{' '}
      {change.kind === 'number' && (
        <span className={classes['change']}>
          <VisuallyHidden>{changeWords}</VisuallyHidden>
          <span aria-hidden>{isUnchanged ? '=' : change.text}</span>
        </span>
      )}{' '}
      <span className={classes['date']}>{date}</span>
    </span>
  );
}
