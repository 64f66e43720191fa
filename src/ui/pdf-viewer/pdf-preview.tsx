import { Suspense } from 'react';

import { lazyPart } from '@/ui/waiting/lazy-part';

import { OpeningMessage } from './opening-message';
import type { PreviewedPdfProps } from './previewed-pdf';

const PreviewedPdf = lazyPart(() =>
  import('./previewed-pdf').then((module) => module.PreviewedPdf),
);

/**
 * A PDF that changes while it is looked at, with pages and zoom and no way out of the portal. The last document stays in its place,
 * size and page included, until the next one is open. It fills its parent, which must have a height.
 */
export function PdfPreview(previewed: PreviewedPdfProps) {
  return (
    <Suspense fallback={<OpeningMessage />}>
      <PreviewedPdf {...previewed} />
    </Suspense>
  );
}
