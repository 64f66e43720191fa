import { memo } from 'react';

import classes from './virtual-grid.module.css';

interface ColumnStopsProps {
  readonly count: number;
  /** Pixels. */
  readonly rowHeadWidth: number;
  readonly columnWidth: number;
}

/**
 * Where scrolling comes to rest: the left edge of every column, those out of the page as well, because a browser knows when somebody
 * flicks how far that may go.
 */
export const ColumnStops = memo(function ColumnStops({
  count,
  rowHeadWidth,
  columnWidth,
}: ColumnStopsProps) {
  return (
    <div aria-hidden className={classes.stops} style={{ left: rowHeadWidth }}>
      {Array.from({ length: count }, (_, column) => (
        <span key={column} className={classes.stop} style={{ width: columnWidth }} />
      ))}
    </div>
  );
});
