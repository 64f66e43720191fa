import { Box } from '@mantine/core';
import { useMergedRef, useResizeObserver } from '@mantine/hooks';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ReactNode,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';

import { useTranslation } from '@/i18n/translation';

import { PdfPage } from './pdf-page';
import classes from './pdf-viewer.module.css';
import type { FollowedPlace } from './viewed-pdf';
import { ViewerToolbar } from './viewer-toolbar';
import { fitZoom, type Zoom } from './zoom';

interface Place {
  readonly page: number;
  readonly top: number;
}

/** Space of the pages at rest above a page that was asked for, in pixels. */
const ABOVE = 8;

function pageInSight(scroller: HTMLElement, list: HTMLElement): number {
  const middle = scroller.scrollTop + scroller.clientHeight / 2;
  const tops = Array.from(list.children, (page) =>
    page instanceof HTMLElement ? page.offsetTop : 0,
  );
  return Math.max(1, tops.filter((top) => top <= middle).length);
}

/** The page in sight of a scrolling list of pages, and the ways to move in it, from page `first` on. Pages count from 1. */
function usePageScroll(first: number) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(first);
  // Short pages at the end cannot reach the middle: where a jump ended, the page asked for counts.
  const jumped = useRef<Place | null>(null);
  /** How far into the document its reader is; null until its pages have a size. */
  const share = useRef<number | null>(null);

  const goTo = (target: number) => {
    const element = list.current?.children[target - 1];
    if (scroller === null || !(element instanceof HTMLElement)) return;
    scroller.scrollTo({ top: element.offsetTop - ABOVE, behavior: 'instant' });
    jumped.current = { page: target, top: scroller.scrollTop };
    setPage(target);
  };
  const shareOf = (part: HTMLElement) => part.scrollTop / part.scrollHeight;

  return {
    scroller,
    setScroller,
    list,
    page,
    followScroll: () => {
      if (scroller === null || list.current === null) return;
      share.current = shareOf(scroller);
      const isAtJump =
        jumped.current !== null && Math.abs(scroller.scrollTop - jumped.current.top) < 2;
      if (!isAtJump) jumped.current = null;
      setPage(jumped.current?.page ?? pageInSight(scroller, list.current));
    },
    goTo,
    /** Changes the size of the pages and stays at the same place of the document. */
    keepPlace: (resize: () => void) => {
      const kept = scroller === null ? 0 : shareOf(scroller);
      flushSync(resize);
      scroller?.scrollTo({ top: kept * scroller.scrollHeight, behavior: 'instant' });
    },
    /** Once the pages have their size, or another one by a new width: to the page to begin at, then to where the reader was. */
    comeBack: () => {
      if (scroller === null) return;
      if (share.current === null) goTo(first);
      else scroller.scrollTo({ top: share.current * scroller.scrollHeight, behavior: 'instant' });
      share.current = shareOf(scroller);
    },
  };
}

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
