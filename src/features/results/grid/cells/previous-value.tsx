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

/** The value before the current one with its date. */
export function PreviousValueText({ layout, previous, dateFormat }: PreviousValueTextProps) {
  const { t } = useTranslation();
  if (typeof previous === 'string') {
    return <MissingPrevious layout={layout} previous={previous} />;
  }
  const { text, isNewest } = previous;
  const doubt = isNewest ? undefined : t('results.previous.mayBeAnother');
  return (
    <span className={classes.previous} data-doubted={!isNewest || undefined} title={doubt}>
      {layout === 'line' && `${t('results.previous.label')} `}
      <span className={classes.value}>{text}</span> <span aria-hidden>·</span>{' '}
      <span className={classes.date}>{formatInstant(previous.date, dateFormat)}</span>
      {doubt !== undefined && <VisuallyHidden> {doubt}</VisuallyHidden>}
    </span>
  );
}
