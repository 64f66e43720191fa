import { useEffect } from 'react';

const ATTRIBUTE = 'data-mantine-color-scheme';

/** Paper is white: while the browser prints, the page has the light scheme, whatever is on the screen. */
export function usePrintInLight(): void {
  useEffect(() => {
    const page = document.documentElement;
    let onScreen: string | null = null;
    const toPaper = () => {
      onScreen ??= page.getAttribute(ATTRIBUTE);
      page.setAttribute(ATTRIBUTE, 'light');
    };
    const toScreen = () => {
      if (onScreen !== null) page.setAttribute(ATTRIBUTE, onScreen);
      onScreen = null;
    };
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', toScreen);
    return () => {
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', toScreen);
    };
  }, []);
}
