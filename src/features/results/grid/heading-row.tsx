import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './heading-row.module.css';
import { HistoryChecks, type HistoryTicks } from '@/features/results/header/history-checks';
import type { AreaResultRow, ProfileResultRow } from './result-rows';

/** What the headings of one table share. */
export interface HeadingProps {
  readonly ticks: HistoryTicks;
  readonly layout: 'cells' | 'stacked';
  /** Columns of the table that the name takes. */
  readonly columns: number;
}

interface HeadingRowProps extends HeadingProps {
  readonly row: AreaResultRow | ProfileResultRow;
  /** What stands beside the name. */
  readonly children?: ReactNode;
}

/** The heading of an area or a profile with its select-all check-boxes. */
export const HeadingRow = memo(function HeadingRow({
  row,
  ticks,
  layout,
  columns,
  children,
}: HeadingRowProps) {
  const { t } = useTranslation();
  const isArea = row.kind === 'area';
  const nameless = isArea ? t('results.noArea') : t('results.noProfile');
  const name = row.name.trim() === '' ? nameless : row.name;
  const Heading = isArea ? 'h3' : 'h4';
  const checks = (
    <HistoryChecks
      ticks={ticks}
      selectable={row.selectable}
      name={name}
      scope="group"
      layout={layout}
    />
  );

  return (
    <div role="presentation" className={classes.row} data-kind={row.kind} data-layout={layout}>
      <div role="rowheader" aria-colspan={columns} className={classes.name}>
        <Heading title={name}>{name}</Heading>
        {children}
      </div>
      {layout === 'cells' ? (
        checks
      ) : (
        <div role="cell" className={classes.checks}>
          {checks}
        </div>
      )}
    </div>
  );
});
