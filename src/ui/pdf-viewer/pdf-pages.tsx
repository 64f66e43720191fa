import { Box } from '@mantine/core';
import { useMergedRef, useResizeObserver } from '@mantine/hooks';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';

import { useTranslation } from '@/i18n/translation';

import { PdfPage } from './pdf-page';
import classes from './pdf-viewer.module.css';
import { usePageScroll } from './use-page-scroll';
import type { FollowedPlace } from './viewed-pdf';
import { ViewerToolbar } from './viewer-toolbar';
import { fitZoom, type Zoom } from './zoom';

interface PdfPagesProps {
  readonly pages: readonly PDFPageProxy[];
  readonly place?: FollowedPlace | undefined;
  /** Ways of the document out of the viewer. */
  readonly children: ReactNode;
}

/** The pages of a document below their toolbar. */
export function PdfPages({ pages, place, children }: PdfPagesProps) {
  const { t } = useTranslation();
  const [zoom, setZoom] = useState<Zoom>(place?.first.zoom ?? 'fit');
  const { page: wanted } = place?.first ?? { page: 1 };
  const { scroller, setScroller, list, page, followScroll, goTo, keepPlace, comeBack } =
    usePageScroll(wanted <= pages.length ? wanted : 1);
  const [measured, { left, right }] = useResizeObserver();
  const ref = useMergedRef(setScroller, measured);
  // The width within the padding; the hook's own width is that of the border box.
  const width = right - left;
  const factorOf = (shown: PDFPageProxy) =>
    zoom === 'fit' ? fitZoom(shown.getViewport({ scale: 1 }).width, width) : zoom;
  const inSight = pages[page - 1];
  // Pages have a size once the viewer has a width, and other ones with another.
  const layOut = useEffectEvent(comeBack);
  useLayoutEffect(() => {
    if (width > 0) layOut();
  }, [width]);
  const tell = useEffectEvent(() => place?.onMove({ page, zoom }));
  useEffect(() => {
    tell();
  }, [page, zoom]);

  return (
    <>
      <ViewerToolbar
        page={page}
        count={pages.length}
        onPage={goTo}
        zoom={zoom}
        factor={inSight === undefined ? 1 : factorOf(inSight)}
        onZoom={(next) => {
          keepPlace(() => {
            setZoom(next);
          });
        }}
      >
        {children}
      </ViewerToolbar>
      <Box
        ref={ref}
        role="region"
        aria-label={t('viewer.pages')}
        tabIndex={0}
        className={classes.scroller}
        onScroll={followScroll}
      >
        <div ref={list} className={classes.pages}>
          {pages.map((shown) => (
            <PdfPage
              key={shown.pageNumber}
              page={shown}
              label={t('viewer.page', { number: shown.pageNumber, total: pages.length })}
              factor={factorOf(shown)}
              scroller={scroller}
            />
          ))}
        </div>
      </Box>
    </>
  );
}
