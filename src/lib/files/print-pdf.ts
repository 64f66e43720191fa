import { downloadUrl, showsPdf } from './download';
import { openWindow } from './opened-windows';

const FRAME_ID = 'print-pdf';

/** A window with the document, for devices that print no frame of a page; printing goes on from there. */
function openForPrinting(url: string): void {
  if (openWindow(url) === null) throw new Error('the window was blocked');
}

/** Takes away the document that was printed last, which its frame would keep on the page. */
export function forgetPrintedPdf(): void {
  document.getElementById(FRAME_ID)?.remove();
}

function hiddenFrame(): HTMLIFrameElement {
  forgetPrintedPdf();
  const frame = document.createElement('iframe');
  frame.id = FRAME_ID;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  // A frame that is not displayed prints an empty sheet in some browsers.
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineStart: '-100vw',
    width: '1px',
    height: '1px',
    border: '0',
  });
  return frame;
}

/**
 * The browser reads from the frame while its dialog is open, and no event tells when that ends. The dialog covers the page, so the
 * next touch of the page comes after it: then the report must not stay behind.
 */
function removeAtNextTouch(frame: HTMLIFrameElement): void {
  const touched = new AbortController();
  for (const touch of ['pointerdown', 'keydown']) {
    const remove = () => {
      frame.remove();
      touched.abort();
    };
    window.addEventListener(touch, remove, { capture: true, signal: touched.signal });
  }
}

async function printFrame(url: string): Promise<void> {
  const frame = hiddenFrame();
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve);
  });
  frame.src = url;
  document.body.append(frame);
  await loaded;
  if (frame.contentWindow === null) throw new Error('the frame is gone');
  frame.contentWindow.focus();
  frame.contentWindow.print();
  removeAtNextTouch(frame);
}

/** Blob addresses of a document: for the page's own printing, and for a window, from which it can be saved. */
interface PrintedPdf {
  readonly url: string;
  readonly leavingUrl: () => Promise<string>;
  readonly fileName: string;
}

/**
 * Opens the browser's print dialog for a PDF; on phones a window with the document as it leaves instead, and where
 * the browser shows no PDF a download under its name. Call it inside the click. Rejects when neither is possible.
 */
export async function printPdf({ url, leavingUrl, fileName }: PrintedPdf): Promise<void> {
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  if (!showsPdf()) downloadUrl(await leavingUrl(), fileName);
  else if (isPhone) openForPrinting(await leavingUrl());
  else await printFrame(url);
}
