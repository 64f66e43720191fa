import { flushSync } from 'react-dom';

/**
 * Measures an element now and whenever its size changes, within the frame of the change: nobody sees what the old size left. Gives
 * what ends it.
 */
export function watchSize(element: HTMLElement, measure: () => void): () => void {
  measure();
  const observer = new ResizeObserver(() => {
    flushSync(measure);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
