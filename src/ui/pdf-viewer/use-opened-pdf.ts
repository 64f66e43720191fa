import { useEffect, useState } from 'react';

import { openPdf, type OpeningPdf } from './open-pdf';

type OpenedPdf =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly pages: Awaited<OpeningPdf['pages']> }
  | { readonly state: 'failed'; readonly reason: string };

/** A document of pdf.js for as long as the viewer shows it; its worker ends with the viewer. */
export function useOpenedPdf(pdf: Uint8Array): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>({ state: 'opening' });
  useEffect(() => {
    const opening = openPdf(pdf);
    let isShown = true;
    const show = (next: OpenedPdf) => {
      if (isShown) setOpened(next);
    };
    opening.pages.then(
      (pages) => {
        show({ state: 'open', pages });
      },
      (cause: unknown) => {
        show({ state: 'failed', reason: cause instanceof Error ? cause.message : String(cause) });
      },
    );
    return () => {
      isShown = false;
      opening.close();
    };
  }, [pdf]);
  return opened;
}
