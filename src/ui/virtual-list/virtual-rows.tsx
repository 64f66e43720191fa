import { Box } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useVirtualizer } from 'react-window';
import { useTranslation } from 'react-i18next';

import { usePrinting } from '@/ui/window/use-printing';

import { useArrowKeys } from './use-arrow-keys';
import { useRowHeights } from './use-row-heights';
import classes from './virtual-rows.module.css';

/** Whether a selection goes on past one end of the rows, so that those which are not drawn there belong to it. */
function goesBeyond(rows: HTMLElement): boolean {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return false;
  const range = selection.getRangeAt(0);
  const ends = [0, rows.childNodes.length];
  return ends.some((end) => range.comparePoint(rows, end) === 0);
}

/**
 * A browser copies only rows that are drawn, without a word: a copy of the page, or of a table from end to end, says then how many it
 * lacks, in its last line.
 */
function useToldCopy(rows: HTMLElement | null, label: string, missing: number): void {
  const { t } = useTranslation();
  const tell = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (rows === null || missing === 0 || data === null || !goesBeyond(rows)) return;
    // Another table of the page may have told already.
    const copied = event.defaultPrevented ? data.getData('text/plain') : '';
    const text = copied || (document.getSelection()?.toString() ?? '');
    data.setData('text/plain', `${text}\n\n${t('app.copyLacks', { count: missing, label })}`);
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      tell(event);
    };
    document.addEventListener('copy', listen);
    return () => {
      document.removeEventListener('copy', listen);
    };
  }, []);
}

interface VirtualRowsProps {
  /** Name of the scrolling part, which takes the focus so that arrow keys scroll it. */
  readonly label: string;
  /** Pixels that each row is expected to take; the real height is measured once the row is in the page. */
  readonly estimatedHeights: readonly number[];
  /** Pixels that the scrolling part is expected to have, 0 where nobody knows: as many rows are drawn before it is measured. */
  readonly firstHeight: number;
  readonly keyOf: (index: number) => string;
  /** Index of the heading that stays at the top while row `index` is the first in sight; a heading is its own. */
  readonly headingOf: (index: number) => number;
  /** Rows of the table above these, for `aria-rowindex`. */
  readonly rowsBefore: number;
  /** What scrolls: the rows in a part of their own, or the page with them. */
  readonly scrolls: 'part' | 'page';
  /** The cells of one row. */
  readonly renderRow: (index: number) => ReactNode;
}

const USUAL_HEIGHT = 640;
const OVERSCAN = 6;

/**
 * The body of a table of any length: only the rows in sight are in the page, in normal flow, so that rows of unexpected height
 * never cover each other. The heading that belongs to them stays in the page with them and sticks to the top. Belongs inside an
 * element with role table that states `aria-rowcount`. On paper every row is there.
 */
export function VirtualRows({
  label,
  estimatedHeights,
  firstHeight,
  keyOf,
  headingOf,
  rowsBefore,
  scrolls,
  renderRow,
}: VirtualRowsProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const isPrinting = usePrinting();
  useArrowKeys(scroller, scrolls === 'part' ? 'part' : 'control');
  const { heights, rowsRef } = useRowHeights(estimatedHeights);
  const { items, measureElement, totalSize, visibleRange } = useVirtualizer({
    count: estimatedHeights.length,
    element: scroller,
    ...(scrolls === 'page' && { scrollElement: 'window' }),
    itemSize: heights,
    defaultSize: firstHeight > 0 ? firstHeight : USUAL_HEIGHT,
    overscanCount: OVERSCAN,
  });
  const first = items[0] ?? { index: 0, offset: 0 };
  const heading = headingOf(Math.max(visibleRange.startIndex, 0));
  const isHeadingAbove = heading < first.index;
  const inSight = items.map(({ index }) => index);
  const shown = isHeadingAbove ? [heading, ...inSight] : inSight;
  // Paper cannot be scrolled.
  const drawn = isPrinting ? estimatedHeights.map((_, index) => index) : shown;
  useToldCopy(scroller, label, estimatedHeights.length - drawn.length);
  // Room for the rows above; an offset by `transform` would be unknown to what sticks.
  const space = first.offset - (isHeadingAbove ? heights.getRowHeight(heading) : 0);

  return (
    <Box
      ref={setScroller}
      role="rowgroup"
      aria-label={label}
      tabIndex={scrolls === 'part' ? 0 : undefined}
      className={classes.scroller}
      data-scrolls={scrolls}
    >
      <div
        ref={rowsRef}
        role="presentation"
        className={classes.rows}
        style={isPrinting ? undefined : { height: totalSize, paddingTop: space }}
      >
        {drawn.map((index) => (
          <div
            key={keyOf(index)}
            ref={measureElement}
            role="row"
            aria-rowindex={index + rowsBefore + 1}
            data-index={index}
            className={headingOf(index) === index ? classes.heading : undefined}
          >
            {renderRow(index)}
          </div>
        ))}
      </div>
    </Box>
  );
}
