import { useCallback, useState, type RefCallback } from 'react';

import { watchSize } from '@/ui/window/watch-size';

/** Tells whether the columns have room. */
export interface TableForm {
  /** Belongs to the row of heads, whose style sheet gives the columns their least widths. */
  readonly ref: RefCallback<HTMLElement>;
  /** Null until the heads are in the page. */
  readonly isNarrow: boolean | null;
}

/** The form of the results, kept by who shows one table after another so that each is drawn once. */
export function useTableForm(): TableForm {
  const [isNarrow, setIsNarrow] = useState<boolean | null>(null);
  const ref = useCallback((heads: HTMLElement | null) => {
    if (heads === null) return undefined;
    return watchSize(heads, () => {
      const { clientWidth = 0, scrollWidth = 0 } = heads.parentElement ?? {};
      // What is hidden keeps its form.
      setIsNarrow((before) => (clientWidth === 0 ? (before ?? false) : scrollWidth > clientWidth));
    });
  }, []);
  return { ref, isNarrow };
}
