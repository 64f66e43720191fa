import { Box } from '@mantine/core';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useVirtualizer } from 'react-window';

import { watchSize } from '@/ui/window/watch-size';

import classes from './virtual-grid.module.css';
import { useRowHeights } from './use-row-heights';
import { type ColumnWidths, wholeColumns } from './whole-columns';

/** Pixels across an element without its scroll bar; 0 while nothing is laid out. */
function useInnerWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (element === null) return undefined;
    return watchSize(element, () => {
      setWidth(element.clientWidth);
    });
  }, [element]);
  return width;
}

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
const ColumnStops = memo(function ColumnStops({
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

interface VirtualGridProps {
  /** Name of the table, which takes the focus so that arrow keys scroll it. */
  readonly label: string;
  readonly rowCount: number;
  /** Columns beside the heads of the rows. */
  readonly columnCount: number;
  /** What they take where there is room; whole columns fill the width that there is. */
  readonly usualWidths: ColumnWidths;
  /** Pixels that row `row` takes at least; the real height is measured once the row is in the page. */
  readonly leastHeight: (row: number) => number;
  /** Whether a row is a heading: its head goes across all columns. */
  readonly isHeading: (row: number) => boolean;
  /** The corner above the heads of the rows, while the first visible row is `row`. */
  readonly renderCorner: (row: number) => ReactNode;
  readonly renderColumnHead: (column: number) => ReactNode;
  readonly renderRowHead: (row: number) => ReactNode;
  readonly renderCell: (row: number, column: number) => ReactNode;
}

/** Before anything has been measured. */
const FIRST_SIZE = 640;
const ROWS_AROUND = 4;
const COLUMNS_AROUND = 2;

/** How many columns a key leads to the right; 0 where it does what it always does. */
function columnsBy({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  return { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
}

/**
 * A table of any number of rows and columns: only the cells in sight are in the page, while the heads of rows and columns stay at
 * their edges. Rows are as high as the tallest of their cells in sight. Only whole columns are in
 * sight at rest: of a value that the heads cover in part the rest reads as another value.
 */
export function VirtualGrid({
  label,
  rowCount,
  columnCount,
  usualWidths,
  leastHeight,
  isHeading,
  renderCorner,
  renderColumnHead,
  renderRowHead,
  renderCell,
}: VirtualGridProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const estimates = useMemo(
    () => Array.from({ length: rowCount }, (_, row) => leastHeight(row)),
    [rowCount, leastHeight],
  );
  const { heights, rowsRef } = useRowHeights(estimates);
  const rows = useVirtualizer({
    count: rowCount,
    element: scroller,
    itemSize: heights,
    defaultSize: FIRST_SIZE,
    overscanCount: ROWS_AROUND,
  });
  const { rowHead: rowHeadWidth, column: columnWidth } = wholeColumns(
    useInnerWidth(scroller),
    usualWidths,
    columnCount,
  );
  const columns = useVirtualizer({
    count: columnCount,
    element: scroller,
    direction: 'horizontal',
    itemSize: columnWidth,
    defaultSize: FIRST_SIZE,
    overscanCount: COLUMNS_AROUND,
  });
  const gap = columns.items[0]?.offset ?? 0;
  const width = rowHeadWidth + columns.totalSize;

  return (
    <Box
      ref={setScroller}
      role="table"
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columnCount + 1}
      tabIndex={0}
      className={classes.scroller}
      // At once: the next key would stop a browser that is still on its way, which then goes back.
      onKeyDown={(event) => {
        const by = columnsBy(event);
        if (by === 0) return;
        event.preventDefault();
        event.currentTarget.scrollBy({ left: by * columnWidth, behavior: 'instant' });
      }}
      style={{ scrollPaddingLeft: rowHeadWidth }}
    >
      <div role="rowgroup" className={classes.head} style={{ width }}>
        <ColumnStops count={columnCount} rowHeadWidth={rowHeadWidth} columnWidth={columnWidth} />
        <div role="row" aria-rowindex={1} className={classes.row}>
          <div
            role="columnheader"
            aria-colindex={1}
            className={classes.rowHead}
            style={{ width: rowHeadWidth }}
          >
            {renderCorner(Math.max(rows.visibleRange.startIndex, 0))}
          </div>
          {columns.items.map(({ index }, at) => (
            <div
              key={index}
              role="columnheader"
              aria-colindex={index + 2}
              className={classes.cell}
              style={{ width: columnWidth, marginLeft: at === 0 ? gap : 0 }}
            >
              {renderColumnHead(index)}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" style={{ width, height: rows.totalSize }}>
        <div
          ref={rowsRef}
          role="presentation"
          style={{ transform: `translateY(${rows.items[0]?.offset ?? 0}px)` }}
        >
          {rows.items.map(({ index: row }) => (
            <div
              key={row}
              ref={rows.measureElement}
              role="row"
              aria-rowindex={row + 2}
              data-index={row}
              className={classes.row}
              style={{ minHeight: estimates[row] }}
            >
              <div
                role="rowheader"
                aria-colindex={1}
                aria-colspan={isHeading(row) ? columnCount + 1 : undefined}
                className={classes.rowHead}
                style={{ width: isHeading(row) ? width : rowHeadWidth }}
              >
                {renderRowHead(row)}
              </div>
              {!isHeading(row) &&
                columns.items.map(({ index: column }, at) => (
                  <div
                    key={column}
                    role="cell"
                    aria-colindex={column + 2}
                    className={classes.cell}
                    style={{ width: columnWidth, marginLeft: at === 0 ? gap : 0 }}
                  >
                    {renderCell(row, column)}
                  </div>
                ))}
            </div>
          ))}
        </div>
      </div>
    </Box>
  );
}
