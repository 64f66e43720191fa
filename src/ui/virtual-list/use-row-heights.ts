import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { readNumber } from '@/lib/wire/scalars';

/** Pixels by row; the row that an element draws is its `data-index`. */
type Heights = ReadonlyMap<number | null, number>;

const NOTHING_MEASURED: Heights = new Map();

/** What is known once these rows were measured: the same map where none of them tells anything new. */
function withMeasured(known: Heights, rows: readonly Element[]): Heights {
  const changed = rows
    .map((row) => {
      const { height } = row.getBoundingClientRect();
      return [readNumber(row.getAttribute('data-index')), height] as const;
    })
    .filter(([row, height]) => height > 0 && known.get(row) !== height);
  return changed.length === 0 ? known : new Map([...known, ...changed]);
}

/**
 * The heights of rows in pixels, as react-window's virtualizer takes them: what is expected of each until it has been in the page, then
 * what was measured of it; `rowsRef` belongs to the element whose children they are. In place of the library's own `useDynamicRowHeight`, which copies the heights of all rows for every
 * single one that it measures: among 10,000 rows a jump measures thirty (docs/performance.md, Opening an order).
 */
export function useRowHeights(estimates: readonly number[]) {
  const [measured, setMeasured] = useState(NOTHING_MEASURED);
  const measure = useCallback((rows: readonly Element[]) => {
    setMeasured((known) => withMeasured(known, rows));
  }, []);
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        measure(entries.map(({ target }) => target));
      }),
  );
  const rowsRef = useRef<HTMLDivElement>(null);
  // Before anybody sees them: rows that only the observer measures are painted twice.
  useLayoutEffect(() => {
    measure([...(rowsRef.current?.children ?? [])]);
  });
  const observeRowElements = useCallback(
    (elements: Element[] | NodeListOf<Element>) => {
      elements.forEach((element) => {
        observer.observe(element);
      });
      return () => {
        elements.forEach((element) => {
          observer.unobserve(element);
        });
      };
    },
    [observer],
  );

  const heights = useMemo(() => {
    const getRowHeight = (row: number) => measured.get(row) ?? estimates[row] ?? 1;
    return {
      getRowHeight,
      // Asked for only where a row has no height of its own, which never happens here.
      getAverageRowHeight: () => getRowHeight(0),
      setRowHeight: (row: number, height: number) => {
        setMeasured((known) => new Map(known).set(row, height));
      },
      observeRowElements,
    };
  }, [measured, estimates, observeRowElements]);
  return { heights, rowsRef };
}
