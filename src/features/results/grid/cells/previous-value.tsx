import { VisuallyHidden } from '@mantine/core';

import type { PreviousValue } from '@/domain/results/history/previous-value';
import { formatInstant } from '@/lib/dates/dates';

import classes from './previous-value.module.css';
import type { ShownPrevious } from '@/features/results/use-previous-values';
import { useTranslation } from '@/i18n/translation';

interface PreviousValueTextProps {
  /** In a column of its own the heading names it. */
  readonly layout: 'column' | 'line';
  readonly previous: ShownPrevious;
  /** Format of the laboratory's dates (FormatoFecha). */
  readonly dateFormat: string;
}

/** That the value before is being looked up, or that nobody can tell which it is: quiet, because the present one is known. */
function MissingPrevious({
  layout,
  previous,
}: {
  readonly layout: PreviousValueTextProps['layout'];
  readonly previous: Exclude<ShownPrevious, PreviousValue>;
}) {
  const { t } = useTranslation();
  const words = t(`results.previous.${previous}`);
  return (
    <span className={classes.previous} title={t(`results.previous.why.${previous}`)}>
      {layout === 'line' && t('results.previous.label')} {words}
    </span>
  );
}

/** The value before the current one with its date, and how much it changed where both are plain numbers on one scale. */
export function PreviousValueText({ layout, previous, dateFormat }: PreviousValueTextProps) {
  const { t } = useTranslation();
  if (typeof previous === 'string') {
    return <MissingPrevious layout={layout} previous={previous} />;
  }
  const { text, change, isNewest } = previous;
  const doubt = isNewest ? undefined : t('results.previous.mayBeAnother');
  const doubtWords = doubt !== undefined && <VisuallyHidden>{doubt}</VisuallyHidden>;
  const date = formatInstant(previous.date, dateFormat);
  const isUnchanged = change.kind === 'number' && change.text === '0';
  const changeWords =
    change.kind === 'number' &&
    (isUnchanged
      ? t('results.previous.unchanged')
      : t('results.previous.change', { change: change.text }));

  if (layout === 'line') {
    return (
      <span className={classes.previous} data-doubted={!isNewest || undefined} title={doubt}>
        {t('results.previous.label')} <span className={classes.value}>{text}</span>{' '}
        <span className={classes.date}>({date})</span> {doubtWords}
        {changeWords !== false && <span className={classes.change}>{changeWords}</span>}
      </span>
    );
  }
  return (
    <span
      className={classes.previous}
      data-layout={layout}
      data-doubted={!isNewest || undefined}
      title={doubt}
    >
      <span className={classes.value}>{text}</span>{' '}
      {change.kind === 'number' && (
        <span className={classes.change}>
          <VisuallyHidden>{changeWords}</VisuallyHidden>
          <span aria-hidden>{isUnchanged ? '=' : change.text}</span>
        </span>
      )}{' '}
      <span className={classes.date}>{date}</span> {doubtWords}
    </span>
  );
}
