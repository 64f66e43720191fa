import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Pixels across an element without its scroll bar; 0 while nothing is laid out. */
export function useInnerWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (element === null) return undefined;
    const measure = () => {
      setWidth(element.clientWidth);
    };
    measure();
    // Within the frame of the change: nobody sees columns that are cut.
    const observer = new ResizeObserver(() => {
      flushSync(measure);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return width;
}
