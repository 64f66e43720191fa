import { useEffect, useState } from 'react';

/** Milliseconds after which a wait is called long. */
const SLOW_AFTER = 5000;

/** True once the component has been on screen for 5 s: show it only while something is awaited, and each wait counts anew. */
export function useSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, SLOW_AFTER);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isSlow;
}
