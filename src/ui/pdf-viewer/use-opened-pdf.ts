import { useEffect, useState } from 'react';

import { openPdf, type OpeningPdf } from './open-pdf';

type OpenedPdf =
  | { readonly state: 'opening' }
  | {
      readonly state: 'open';
      readonly pages: Awaited<OpeningPdf['pages']>;
      readonly close: () => void;
    }
  | { readonly state: 'failed'; readonly reason: string };

/**
 * A document of pdf.js for as long as the viewer shows it. Where another one takes its place it stays until that is open; then, or
 * with the viewer, its worker ends.
 */
export function useOpenedPdf(pdf: Uint8Array): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>({ state: 'opening' });
  useEffect(() => {
    const opening = openPdf(pdf);
    let isWanted = true;
    let isShown = false;
    opening.pages.then(
      (pages) => {
        if (!isWanted) return;
        isShown = true;
        setOpened({ state: 'open', pages, close: opening.close });
      },
      (cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause);
        if (isWanted) setOpened({ state: 'failed', reason });
      },
    );
    return () => {
      isWanted = false;
      if (!isShown) opening.close();
    };
  }, [pdf]);
  // After the pages have let go of it: they end before what stands around them.
  useEffect(() => (opened.state === 'open' ? opened.close : undefined), [opened]);
  return opened;
}
