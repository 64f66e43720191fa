import { useEffect, useRef } from 'react';

/** The browser asks before the page goes away while `hasEdits` says that this would lose something. */
export function useUnloadWarning(hasEdits: () => boolean): void {
  const latest = useRef(hasEdits);
  useEffect(() => {
    latest.current = hasEdits;
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, []);
}
