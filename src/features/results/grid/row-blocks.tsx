import { Box } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { memo, type ReactNode, useEffect, useState } from 'react';

import { useTranslation } from '@/i18n/translation';
import { remembered } from '@/lib/remembered';
import { usePrinting } from '@/ui/window/use-printing';

import type { ResultBand, ResultRow } from './result-rows';
import classes from './results-table.module.css';
import { useArrowKeys } from './use-arrow-keys';

/** Rows that are drawn in one task, and skipped together while they are out of sight. */
const BLOCK = 10;
/** Tests up to which nothing is skipped, and a new column is drawn at once. */
export const FEW_TESTS = 60;
/** Tests up to which all come into the page by themselves: fewer where the browser cannot skip what is out of sight. */
export const mostWhole = () => (CSS.supports('content-visibility', 'auto') ? 1_000 : 300);
/** Pixels that a row takes at least. */
const ROW_HEIGHT = 34;
/** Milliseconds before the rows below the first screen: what else comes with an order goes first. */
const PAUSE = 100;

/** Calls back in a task of its own once the browser has time; gives what ends the wait. */
function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => {
      clearTimeout(timer);
    };
  }
  const idle = requestIdleCallback(work);
  return () => {
    cancelIdleCallback(idle);
  };
}

interface BandBlocks {
  readonly band: ResultBand;
  readonly blocks: readonly ResultBand['rows'][];
  /** How many rows and blocks stand above it. */
  readonly rowsAbove: number;
  readonly blocksAbove: number;
}

const blocksOf = remembered((bands: readonly ResultBand[]): readonly BandBlocks[] => {
  let rowsAbove = 0;
  let blocksAbove = 0;
  return bands.map((band) => {
    const count = Math.ceil(band.rows.length / BLOCK);
    const blocks = Array.from({ length: count }, (_, at) =>
      band.rows.slice(at * BLOCK, (at + 1) * BLOCK),
    );
    const blocked = { band, blocks, rowsAbove, blocksAbove };
    rowsAbove += 1 + band.rows.length;
    blocksAbove += count;
    return blocked;
  });
});

/** How many blocks fill the window. */
function firstBlocks(bands: readonly BandBlocks[]): number {
  let room = Math.ceil(window.innerHeight / ROW_HEIGHT);
  const blocks = bands.flatMap((band) => band.blocks);
  const after = blocks.findIndex(({ length }) => (room -= length) <= 0);
  return after === -1 ? blocks.length : after + 1;
}

/** Draws one row; `index` is its `aria-rowindex`, undefined where all rows are in the page. */
type RenderRow = (row: ResultRow, index: number | undefined) => ReactNode;

interface RowsProps {
  /** Place among all rows of the first of these, undefined where all are in the page. */
  readonly from: number | undefined;
  readonly isSkipped: boolean;
  readonly renderRow: RenderRow;
}

/** The heads are the first row. */
const indexAt = (place: number | undefined) => (place === undefined ? undefined : place + 2);

const RowBlock = memo(function RowBlock({
  rows,
  from,
  isSkipped,
  renderRow,
}: RowsProps & { readonly rows: ResultBand['rows'] }) {
  return (
    <Box
      role="presentation"
      className={classes.block}
      data-skipped={isSkipped || undefined}
      __vars={{ '--rows': String(rows.length) }}
    >
      {rows.map((row, at) => renderRow(row, indexAt(from === undefined ? from : from + at)))}
    </Box>
  );
});

/** A heading and its rows in an element of their own, within which it stays in sight. */
const BandRows = memo(function BandRows({
  of: { band, blocks },
  drawn,
  ...shared
}: RowsProps & { readonly of: BandBlocks; readonly drawn: number }) {
  const { from, renderRow } = shared;
  return (
    <div role="presentation">
      {renderRow(band.heading, indexAt(from))}
      {blocks.slice(0, drawn).map((rows, at) => (
        <RowBlock
          {...shared}
          key={at}
          rows={rows}
          from={from === undefined ? from : from + 1 + at * BLOCK}
        />
      ))}
    </div>
  );
});

interface RowBlocksProps {
  /** Name of the part that scrolls, which takes the focus so that arrow keys scroll it. */
  readonly label: string;
  readonly bands: readonly ResultBand[];
  /** Tests in them. */
  readonly count: number;
  /** What scrolls: the rows in a part of their own, or the page with them. */
  readonly scrolls: 'part' | 'page';
  readonly renderRow: RenderRow;
}

/**
 * All rows: the first screen at once, then block by block until the page has all of them. Of more tests than
 * `mostWhole` the next block comes when the end is near. On paper every row is there.
 */
export function RowBlocks({ label, bands, count, scrolls, renderRow }: RowBlocksProps) {
  const { t } = useTranslation();
  const [part, setPart] = useState<HTMLElement | null>(null);
  useArrowKeys(part, scrolls === 'part' ? 'part' : 'control');
  const { ref: endRef, entry: end } = useIntersection({
    root: scrolls === 'part' ? part : null,
    rootMargin: '100% 0px',
  });
  const blocked = blocksOf(bands);
  const all = blocked.flatMap(({ blocks }) => blocks).length;
  const [first] = useState(() => firstBlocks(blocked));
  const [drawn, setDrawn] = useState(first);
  const isWhole = count <= mostWhole();
  const isPrinting = usePrinting();
  const isMoreWanted = drawn < all && (isWhole || end?.isIntersecting === true);
  useEffect(() => {
    if (!isMoreWanted) return undefined;
    const draw = () => {
      setDrawn(drawn + 1);
    };
    if (drawn > first) return whenIdle(draw);
    const timer = setTimeout(draw, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [isMoreWanted, drawn, first]);

  const inPage = isPrinting ? all : drawn;
  const missing = blocked
    .flatMap(({ blocks }) => blocks)
    .slice(inPage)
    .flat().length;
  return (
    <Box
      ref={setPart}
      role="rowgroup"
      aria-label={label}
      tabIndex={scrolls === 'part' ? 0 : undefined}
      className={classes.rows}
      data-scrolls={scrolls}
    >
      {blocked.map(
        (of) =>
          of.blocksAbove < inPage && (
            <BandRows
              key={of.band.heading.key}
              of={of}
              drawn={inPage - of.blocksAbove}
              from={isWhole ? undefined : of.rowsAbove}
              isSkipped={count > FEW_TESTS}
              renderRow={renderRow}
            />
          ),
      )}
      {!isWhole && missing > 0 && (
        <div ref={endRef} role="row" className={classes.more}>
          <span role="cell">{t('results.more', { count: missing })}</span>
        </div>
      )}
    </Box>
  );
}
