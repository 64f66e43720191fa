import { Alert, Box } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './pdf-page.module.css';
import { drawPage, layText } from './draw-page';
import { PIXELS_PER_POINT } from './zoom';

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
