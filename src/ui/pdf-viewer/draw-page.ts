import {
  AbortException,
  RenderingCancelledException,
  TextLayer,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import { canvasScale } from './canvas-scale';
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
export function drawPage(page: PDFPageProxy, pixelsPerPoint: number): PageWork<HTMLCanvasElement> {
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
export function layText(page: PDFPageProxy, container: HTMLElement): PageWork<unknown> {
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
