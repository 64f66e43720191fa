import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Sheets are narrower than windows: what is laid out anew for them begins in the middle of it. */
function isOnPaper(): boolean {
  return window.matchMedia('print').matches;
}

/** Whether the browser is putting the page on paper just now; the page is drawn anew before it does. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(isOnPaper);
  useEffect(() => {
    const tell = ({ type }: Event) => {
      flushSync(() => {
        setIsPrinting(type === 'beforeprint');
      });
    };
    window.addEventListener('beforeprint', tell);
    window.addEventListener('afterprint', tell);
    return () => {
      window.removeEventListener('beforeprint', tell);
      window.removeEventListener('afterprint', tell);
    };
  }, []);
  return isPrinting;
}
