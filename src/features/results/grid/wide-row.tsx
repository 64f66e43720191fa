import { memo } from 'react';
import { useTexts } from '@/i18n/texts';

import { placedCells, type SizedColumn } from './column-layout';
import { useShownTest, type TestRowData } from './use-shown-test';
import classes from './wide-row.module.css';

interface WideRowProps extends TestRowData {
  readonly columns: readonly SizedColumn[];
  readonly isInProfile: boolean;
}

/**
 * One test where its columns have room, a cell for each of them; what is too long for its column has a line of its own.
 * Memoised: while scrolling, only the rows that appear are worked out.
 */
export const WideRow = memo(function WideRow({ columns, isInProfile, ...data }: WideRowProps) {
  const t = useTexts();
  const shown = useShownTest(data);
  const cells = placedCells(columns, shown);
  // One after the other, they find their columns by themselves; a table has hundreds of them.
  const isPlain = !cells.some(({ isApart }) => isApart);

  return (
    <div
      className={classes.row}
      data-urgent={shown.isUrgent || undefined}
      data-in-profile={isInProfile || undefined}
      data-title-apart={cells[0]?.isApart === true || undefined}
      role="presentation"
    >
      {cells.map(({ column, isApart, from, to }) => (
        <div
          key={column.key}
          role={column.narrow === 'title' ? 'rowheader' : 'cell'}
          className={classes.cell}
          data-column={column.isCheck ? 'check' : column.key}
          data-apart={isApart || undefined}
          style={isPlain ? undefined : { gridColumn: `${from} / ${to}` }}
        >
          {isApart && column.caption !== undefined && <span aria-hidden>{t(column.caption)} </span>}
          {column.cell(shown, isApart ? 'line' : 'column')}
        </div>
      ))}
    </div>
  );
});
