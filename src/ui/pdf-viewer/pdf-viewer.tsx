import { Suspense } from 'react';

import { lazyPart } from '@/ui/waiting/lazy-part';

import { OpeningMessage } from './opening-message';
import type { ViewedPdf } from './viewed-pdf';

/** pdf.js is heavy: it loads when the first document is shown. */
const OpenedPdf = lazyPart(() => import('./opened-pdf').then((module) => module.OpenedPdf));

/**
 * A PDF inside the page, with pages, zoom, print, download and share. It fills its parent, which must have a height. Who
 * records deliveries is told when it leaves. The caller gives another document another `key`.
 */
export function PdfViewer(viewed: ViewedPdf) {
  return (
    <Suspense fallback={<OpeningMessage />}>
      <OpenedPdf {...viewed} />
    </Suspense>
  );
}
