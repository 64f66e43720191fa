import { useCallback, useState, type RefCallback } from 'react';

import { watchSize } from '@/ui/window/watch-size';

/** Pixels of an element between its borders. */
interface LaidOutSize {
  readonly width: number;
  /** Below its first child, when the width was measured. */
  readonly room: number;
}

/** Of an element that is hidden the width is what it was. */
function measured(element: HTMLElement, before: LaidOutSize | null): LaidOutSize {
  const { clientWidth, clientHeight, firstElementChild } = element;
  const width = clientWidth === 0 ? (before?.width ?? 0) : clientWidth;
  if (before?.width === width) return before;
  return { width, room: clientHeight - (firstElementChild?.clientHeight ?? 0) };
}

/** What gets its size measured, and that size. */
export interface LaidOut {
  readonly ref: RefCallback<HTMLElement>;
  readonly size: LaidOutSize | null;
}

/**
 * The size of an element; null until it is in the page. While it is hidden it keeps the size that it had, so that it comes back as
 * it was.
 */
export function useLaidOutSize(): LaidOut {
  const [size, setSize] = useState<LaidOutSize | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    return watchSize(element, () => {
      setSize((before) => measured(element, before));
    });
  }, []);
  return { ref, size };
}
