import { Alert, Box, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import {
  AbortException,
  type PDFPageProxy,
  RenderingCancelledException,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';

import { useTranslation } from '@/i18n/translation';

import classes from './pdf-page.module.css';
import { canvasScale } from './canvas-scale';
import { useOpenedPdf } from './use-opened-pdf';
import { PIXELS_PER_POINT } from './zoom';

/** Work on a page that can be stopped; a stopped one never finishes. */
interface PageWork<T> {
  readonly finished: Promise<T>;
  readonly stop: () => void;
}

function unlessStopped<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    const isStopped =
      cause instanceof RenderingCancelledException || cause instanceof AbortException;
    if (!isStopped) throw cause;
    return new Promise<T>(() => undefined);
  });
}

/** Draws a page on a canvas of its own. `pixelsPerPoint` in CSS pixels; the canvas is as fine as the screen. */
function drawPage(page: PDFPageProxy, pixelsPerPoint: number): PageWork<HTMLCanvasElement> {
  const scale = canvasScale(
    page.getViewport({ scale: 1 }),
    pixelsPerPoint,
    window.devicePixelRatio,
  );
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const task = page.render({ canvas, viewport });
  return {
    finished: unlessStopped(task.promise.then(() => canvas)),
    stop: () => {
      task.cancel();
    },
  };
}

/** Lays the page's text over its picture, to be selected, searched and read aloud. Style sheets scale it with the page. */
function layText(page: PDFPageProxy, container: HTMLElement): PageWork<unknown> {
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container,
    viewport: page.getViewport({ scale: PIXELS_PER_POINT }),
  });
  return {
    finished: unlessStopped(layer.render()),
    stop: () => {
      layer.cancel();
      container.replaceChildren();
    },
  };
}

interface PdfPageProps {
  readonly page: PDFPageProxy;
  readonly label: string;
  /** 1 shows the page in its true size. */
  readonly factor: number;
  /** What the page scrolls in. */
  readonly scroller: HTMLElement | null;
}

/** So many pages have their text from the start, so that the browser's own search finds it; later ones when they come near. */
const TEXT_AHEAD = 50;

/** The memory of a canvas lives until the browser collects it, unless it has no size. */
function release(host: HTMLElement): void {
  for (const canvas of host.querySelectorAll('canvas')) canvas.width = 0;
  host.replaceChildren();
}

/** One page: its picture while it is in or near sight, and its text over it. */
export function PdfPage({ page, label, factor, scroller }: PdfPageProps) {
  const { t } = useTranslation();
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  /** The page that could not be shown whole: another one may take its place. */
  const [failed, setFailed] = useState<PDFPageProxy | null>(null);
  const isIncomplete = failed === page;
  const { ref, entry } = useIntersection({ root: scroller, rootMargin: '100% 0px' });
  const isNear = entry?.isIntersecting === true;
  const hasText = isNear || page.pageNumber <= TEXT_AHEAD;
  const pixelsPerPoint = factor * PIXELS_PER_POINT;
  const { width, height } = page.getViewport({ scale: pixelsPerPoint });

  useEffect(() => {
    const host = picture.current;
    if (host === null || !isNear || pixelsPerPoint === 0) return;
    const { finished, stop } = drawPage(page, pixelsPerPoint);
    finished.then(
      (canvas) => {
        release(host);
        host.append(canvas);
      },
      () => {
        setFailed(page);
      },
    );
    // The picture of the last size stays, stretched, until the next one is finished.
    return stop;
  }, [page, isNear, pixelsPerPoint]);

  useEffect(() => {
    const host = picture.current;
    if (host === null || !isNear) return;
    return () => {
      release(host);
    };
  }, [isNear]);

  useEffect(() => {
    if (text.current === null || !hasText) return;
    const { finished, stop } = layText(page, text.current);
    finished.catch(() => {
      setFailed(page);
    });
    return stop;
  }, [page, hasText]);

  return (
    <Box
      ref={ref}
      role="group"
      aria-label={label}
      className={classes.page}
      style={{ width, height }}
      __vars={{ '--total-scale-factor': String(pixelsPerPoint) }}
    >
      <div ref={picture} aria-hidden className={classes.picture} />
      <div ref={text} translate="no" className={classes.text} />
      {isIncomplete && (
        <Alert color="red" role="alert" className={classes.note}>
          {t('viewer.pageFailed')}
        </Alert>
      )}
    </Box>
  );
}

interface FirstPageProps {
  readonly pdf: Uint8Array;
  /** CSS pixels. */
  readonly width: number;
}

/** The first page of a document as a picture, and how many pages there are; nothing where it cannot be shown. */
export function FirstPage({ pdf, width }: FirstPageProps) {
  const { t } = useTranslation();
  const picture = useRef<HTMLDivElement>(null);
  const opened = useOpenedPdf(pdf);
  const pages = opened.state === 'open' ? opened.pages : [];
  const [first] = pages;
  useEffect(() => {
    const host = picture.current;
    if (host === null || first === undefined) return;
    const { finished, stop } = drawPage(first, width / first.getViewport({ scale: 1 }).width);
    finished.then(
      (canvas) => {
        release(host);
        host.append(canvas);
      },
      () => undefined,
    );
    return () => {
      stop();
      release(host);
    };
  }, [first, width]);
  if (opened.state === 'failed') return null;
  return (
    <div>
      <div ref={picture} aria-hidden className={classes.first} style={{ width }} />
      {first !== undefined && (
        <Text size="xs" c="dimmed">
          {t('viewer.total', { count: pages.length })}
        </Text>
      )}
    </div>
  );
}
