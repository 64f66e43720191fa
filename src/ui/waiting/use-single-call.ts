import { useEffect, useRef } from 'react';

/**
 * One call at a time: a second one while the first is under way gives null, and so does a first one
 * that its screen did not live to see.
 */
export function useSingleCall() {
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );
  return async <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | null> => {
    if (running.current !== null) return null;
    const controller = new AbortController();
    running.current = controller;
    try {
      const result = await call(controller.signal);
      return controller.signal.aborted ? null : result;
    } finally {
      running.current = null;
    }
  };
}
