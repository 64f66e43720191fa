import { memo, useMemo, type ReactNode } from 'react';
import { useTexts } from '@/i18n/texts';

import type { Settings } from '@/domain/configuration/settings';
import { ModeCheck, type HistoryTicks } from '@/features/results/header/history-checks';
import classes from './heading-row.module.css';
import { selectableOf, type AreaResultRow, type ProfileResultRow } from './result-rows';

/** What the headings of one table share. */
export interface HeadingProps {
  readonly ticks: HistoryTicks;
  readonly isNarrow: boolean;
  /** Columns of the table that the name takes. */
  readonly span: number;
  readonly settings: Settings['results'];
}

interface HeadingRowProps extends HeadingProps {
  readonly row: AreaResultRow | ProfileResultRow;
  /** What stands beside the name. */
  readonly children?: ReactNode;
}

/** The heading of an area or a profile with its select-all check-boxes (docs/behaviour.md §2). */
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
  const nameless = isArea ? t('results.noArea') : t('results.noProfile');
  const name = row.name.trim() === '' ? nameless : row.name;
  const Heading = isArea ? 'h3' : 'h4';
  const selectable = useMemo(() => selectableOf(row.tests, settings), [row.tests, settings]);
  const check = { ticks, selectable, name, scope: 'group' } as const;

  return (
    <div
      role="presentation"
      className={classes.row}
      data-kind={row.kind}
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
      {isNarrow ? (
        <div role="cell" className={classes.checks}>
          {ticks.modes.map((mode) => (
            <ModeCheck key={mode} mode={mode} layout="stacked" {...check} />
          ))}
        </div>
      ) : (
        ticks.modes.map((mode) => (
          <div key={mode} role="cell" className={classes.check}>
            <ModeCheck mode={mode} layout="bare" {...check} />
          </div>
        ))
      )}
    </div>
  );
});
