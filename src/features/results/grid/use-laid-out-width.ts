import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Pixels between the borders of an element; null until it is in the page. While it is hidden it keeps the width that it had, so
 * that it comes back as it was.
 */
export function useLaidOutWidth() {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => {
      const { clientWidth } = element;
      setWidth((before) => (clientWidth === 0 ? (before ?? 0) : clientWidth));
    };
    measure();
    // Within the frame of the change: nobody sees columns that have no room any more.
    const observer = new ResizeObserver(() => {
      flushSync(measure);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { ref, width };
}
