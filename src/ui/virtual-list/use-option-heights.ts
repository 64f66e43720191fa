import { useMemo, useState, type RefCallback } from 'react';

import { readNumber } from '@/lib/wire/scalars';

/** Pixels of the options that take more than all others, by their place in the list. */
type Taller = ReadonlyMap<number, number>;

const NONE: Taller = new Map();

/** What stands above the first option of a part of the list, and its pixels. The same until the list changes. */
export type Headings = {
  readonly of: (index: number) => string | null;
  readonly height: number;
} | null;

/** What is known once these were measured: the same map where none of them tells anything new. */
function withMeasured(known: Taller, least: number, entries: readonly ResizeObserverEntry[]) {
  const next = new Map(known);
  for (const { target, borderBoxSize } of entries) {
    const option = readNumber(target.getAttribute('data-index')) ?? -1;
    const height = borderBoxSize[0]?.blockSize ?? 0;
    if (height > Math.ceil(least)) next.set(option, height);
    else next.delete(option);
  }
  const isNew =
    next.size !== known.size || [...next].some(([at, height]) => known.get(at) !== height);
  return isNew ? next : known;
}

/**
 * The heights of options that take `least` pixels at least, as react-window takes them: one number while nothing needs more, which
 * keeps a list of any length cheap. Long names, narrow windows and a reader's own spacing of letters and lines need more; it is
 * measured of what is in the page by `measure`, which belongs to every option with its `data-index`.
 */
export function useOptionHeights(least: number, headings: Headings) {
  const [taller, setTaller] = useState(NONE);
  const measure = useMemo<RefCallback<HTMLElement>>(() => {
    const observer = new ResizeObserver((entries) => {
      setTaller((known) => withMeasured(known, least, entries));
    });
    return (option) => {
      if (option === null) return undefined;
      observer.observe(option);
      return () => {
        observer.unobserve(option);
      };
    };
  }, [least]);
  const heights = useMemo(
    () =>
      taller.size === 0 && headings === null
        ? least
        : (index: number) =>
            Math.max(taller.get(index) ?? 0, least) +
            (headings !== null && headings.of(index) !== null ? headings.height : 0),
    [taller, least, headings],
  );
  return { heights, measure };
}
