import { useCallback, useMemo, useState } from 'react';

import { readNumber } from '@/lib/wire/scalars';

/** Pixels by row; the row that an element draws is its `data-index`. */
type Heights = ReadonlyMap<number | null, number>;

const NOTHING_MEASURED: Heights = new Map();

/** What is known after the observer's entries: the same map where none of them tells anything new. */
function withMeasured(known: Heights, entries: readonly ResizeObserverEntry[]): Heights {
  const changed = entries
    .map(({ target, borderBoxSize: [box] }) => {
      return [readNumber(target.getAttribute('data-index')), box?.blockSize ?? 0] as const;
    })
    .filter(([row, height]) => height > 0 && known.get(row) !== height);
  return changed.length === 0 ? known : new Map([...known, ...changed]);
}

/**
 * The heights of rows in pixels, as react-window's virtualizer takes them: what is expected of each until it has been in the page, then
 * what was measured of it. In place of the library's own `useDynamicRowHeight`, which copies the heights of all rows for every
 * single one that it measures: among 10,000 rows a jump measures thirty (docs/performance.md, Opening an order).
 */
export function useRowHeights(estimates: readonly number[]) {
  const [measured, setMeasured] = useState(NOTHING_MEASURED);
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        setMeasured((known) => withMeasured(known, entries));
      }),
  );
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

  return useMemo(() => {
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
}
