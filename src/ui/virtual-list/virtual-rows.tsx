import { Box } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { useDynamicRowHeight, useVirtualizer } from 'react-window';

import classes from './virtual-rows.module.css';

interface VirtualRowsProps {
  /** Name of the scrolling part, which takes the focus so that arrow keys scroll it. */
  readonly label: string;
  readonly count: number;
  /** Pixels that row `index` is expected to take; the real height is measured once the row is in the page. */
  readonly estimateHeight: (index: number) => number;
  readonly keyOf: (index: number) => string;
  /** Rows of the table above these, for `aria-rowindex`. */
  readonly rowsBefore: number;
  /** The cells of one row. */
  readonly renderRow: (index: number) => ReactNode;
  /** What stays at the top while the first visible row is `index`. */
  readonly renderSticky: (index: number) => ReactNode;
}

const FIRST_HEIGHT = 640;
const OVERSCAN = 6;

/**
 * The body of a table of any length: only the rows in sight are in the page, in normal flow, so that rows of unexpected height
 * never cover each other. Belongs inside an element with role table that states `aria-rowcount`.
 */
export function VirtualRows({
  label,
  count,
  estimateHeight,
  keyOf,
  rowsBefore,
  renderRow,
  renderSticky,
}: VirtualRowsProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const estimates = useMemo(
    () => Array.from({ length: count }, (_, index) => estimateHeight(index)),
    [count, estimateHeight],
  );
  const heights = useDynamicRowHeight({
    defaultRowHeight: estimates[0] ?? 1,
    initialRowHeights: estimates,
  });
  const { items, measureElement, totalSize, visibleRange } = useVirtualizer({
    count,
    element: scroller,
    itemSize: heights,
    defaultSize: FIRST_HEIGHT,
    overscanCount: OVERSCAN,
  });
  const firstOffset = items[0]?.offset ?? 0;

  return (
    <Box
      ref={setScroller}
      role="rowgroup"
      aria-label={label}
      tabIndex={0}
      className={classes['scroller']}
    >
      <div className={classes['sticky']} aria-hidden>
        {renderSticky(Math.max(visibleRange.startIndex, 0))}
      </div>
      <div style={{ height: totalSize }}>
        <div style={{ transform: `translateY(${firstOffset}px)` }}>
          {items.map(({ index }) => (
            <div
              key={keyOf(index)}
              ref={measureElement}
              role="row"
              aria-rowindex={index + rowsBefore + 1}
              data-index={index}
            >
              {renderRow(index)}
            </div>
          ))}
        </div>
      </div>
    </Box>
  );
}
