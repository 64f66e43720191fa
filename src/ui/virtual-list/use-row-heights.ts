import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { readNumber } from '@/lib/wire/scalars';

/** Pixels by row; the row that an element draws is its `data-index`. */
type Heights = ReadonlyMap<number | null, number>;

const NOTHING_MEASURED: Heights = new Map();

/** A row and its height. */
type Measured = readonly [row: number | null, height: number];

const rowOf = (element: Element) => readNumber(element.getAttribute('data-index'));

/** What is known once these were measured: the same map where none of them tells anything new. */
function withMeasured(known: Heights, rows: readonly Measured[]): Heights {
  const changed = rows.filter(([row, height]) => height > 0 && known.get(row) !== height);
  return changed.length === 0 ? known : new Map([...known, ...changed]);
}

/**
 * The heights of rows in pixels, as react-window's virtualizer takes them: what is expected of each until it has been in the page, then
 * what was measured of it; `rowsRef` belongs to the element whose children they are. In place of the library's own
 * `useDynamicRowHeight`, which copies the heights of all rows for every single one that it measures: among 10,000 rows a jump measures
 * thirty.
 */
export function useRowHeights(estimates: readonly number[]) {
  const [measured, setMeasured] = useState(NOTHING_MEASURED);
  const note = useCallback((rows: readonly Measured[]) => {
    setMeasured((known) => withMeasured(known, rows));
  }, []);
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        note(
          entries.map(({ target, borderBoxSize: [box] }) => [rowOf(target), box?.blockSize ?? 0]),
        );
      }),
  );
  const rowsRef = useRef<HTMLDivElement>(null);
  // New rows before anybody sees them: those that only the observer measures are painted twice. It alone tells of known ones, for it
  // is not misled where a row is drawn smaller or larger than it is.
  useLayoutEffect(() => {
    const rows = [...(rowsRef.current?.children ?? [])].filter((row) => !measured.has(rowOf(row)));
    note(rows.map((row) => [rowOf(row), row.getBoundingClientRect().height]));
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
