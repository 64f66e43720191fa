import type { QueryKey, QueryObserver } from '@tanstack/react-query';

/**
 * What a query of the cache gives, for work that is no screen: it is asked for unless it is there already, and watched as a
 * screen watches it. An abort ends its call, unless a screen waits for it as well, and rejects with `AbortError`.
 */
export function watchQuery<T, K extends QueryKey>(
  observer: QueryObserver<T, Error, T, T, K>,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const leave = () => {
      signal.removeEventListener('abort', stop);
      observer.destroy();
    };
    const stop = () => {
      leave();
      reject(new DOMException('nobody waits any more', 'AbortError'));
    };
    const settle = () => {
      const { data, error, isFetching } = observer.getCurrentResult();
      if (isFetching) return;
      if (data !== undefined) resolve(data);
      else if (error !== null) reject(error);
      else return;
      leave();
    };
    signal.addEventListener('abort', stop);
    observer.subscribe(settle);
    settle();
  });
}
