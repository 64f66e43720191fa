import { memo, useMemo, type ReactNode } from 'react';
import { useTexts } from '@/i18n/texts';

import type { Settings } from '@/domain/configuration/settings';
import { selectableIds } from '@/domain/results/test-selection';
import { CompareCheck, type HistoryTicks } from '@/features/results/header/history-checks';
import classes from './heading-row.module.css';
import type { HeadingResultRow } from './result-rows';

/** What the headings of one table share. */
export interface HeadingProps {
  readonly ticks: HistoryTicks;
  readonly isNarrow: boolean;
  /** Columns of the table that the name takes. */
  readonly span: number;
  readonly settings: Settings['results'];
}

interface HeadingRowProps extends HeadingProps {
  readonly row: HeadingResultRow;
  /** What stands beside the name. */
  readonly children?: ReactNode;
}

/** The heading of an area or a profile with the check-box that stands for all its tests. */
export const HeadingRow = memo(function HeadingRow({
  row,
  ticks,
  isNarrow,
  span,
  settings,
  children,
}: HeadingRowProps) {
  const t = useTexts();
  const isArea = row.kind === 'area';
  const isAttention = row.kind === 'area' && row.isAttention === true;
  const nameless = isArea ? t('results.noArea') : t('results.noProfile');
  const ownName = row.name.trim() === '' ? nameless : row.name;
  const name = isAttention ? t('results.attention') : ownName;
  const Heading = isArea ? 'h3' : 'h4';
  const testIds = useMemo(
    () => selectableIds(row.tests, ticks.modes, settings),
    [row.tests, ticks.modes, settings],
  );
  const check = { ticks, testIds, name, scope: 'group' } as const;

  return (
    <div
      role="presentation"
      className={classes.row}
      data-kind={row.kind}
      data-attention={isAttention || undefined}
      data-narrow={isNarrow || undefined}
    >
      <div
        role="rowheader"
        aria-colspan={span}
        className={classes.name}
        style={{ gridColumn: `1 / ${span + 1}` }}
      >
        <Heading title={name}>{name}</Heading>
        {children}
      </div>
      {ticks.modes.length > 0 && (
        <div role="cell" className={isNarrow ? classes.checks : classes.check}>
          <CompareCheck layout={isNarrow ? 'stacked' : 'bare'} {...check} />
        </div>
      )}
    </div>
  );
});
