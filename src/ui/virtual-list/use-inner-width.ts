import { useLayoutEffect, useState } from 'react';

import { watchSize } from '@/ui/window/watch-size';

/** Pixels across an element without its scroll bar; 0 while nothing is laid out. */
export function useInnerWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (element === null) return undefined;
    return watchSize(element, () => {
      setWidth(element.clientWidth);
    });
  }, [element]);
  return width;
}
