// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { closeOpenedWindows } from '@/lib/files/opened-windows';
import { printPdf } from '@/lib/files/print-pdf';

const URL_OF_REPORT = 'blob:report';
const LEAVING = 'blob:leaving';

const print = (url = URL_OF_REPORT) =>
  printPdf({ url, leavingUrl: () => Promise.resolve(LEAVING), fileName: '7.pdf' });

function browser({ isPhone, showsPdf }: { isPhone: boolean; showsPdf: boolean }) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  vi.stubGlobal('navigator', { pdfViewerEnabled: showsPdf });
}

/** Answers the frame's loading as a browser does; `print` is the frame's own. */
function frameLoads(print: () => void): void {
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({
    focus: () => undefined,
    print,
  } as unknown as Window);
  const frame = document.querySelector('iframe');
  frame?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  document.body.replaceChildren();
  browser({ isPhone: false, showsPdf: true });
});
afterEach(() => {
  closeOpenedWindows();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('prints a hidden frame with the document', async () => {
  const printFrame = vi.fn();
  const printed = print();
  const frame = document.querySelector('iframe');
  expect(frame?.src).toBe(URL_OF_REPORT);
  expect(frame?.tabIndex).toBe(-1);
  expect(frame?.ariaHidden).toBe('true');
  frameLoads(printFrame);
  await printed;
  expect(printFrame).toHaveBeenCalledTimes(1);
});

it('keeps one frame only, however often it prints', async () => {
  for (const url of ['blob:a', 'blob:b']) {
    const printed = print(url);
    frameLoads(() => undefined);
    await printed;
  }
  const frames = [...document.querySelectorAll('iframe')];
  expect(frames.map((frame) => frame.src)).toEqual(['blob:b']);
});

it.each(['pointerdown', 'keydown'])('leaves nothing once the reader is back: %s', async (touch) => {
  const printed = print();
  frameLoads(() => undefined);
  await printed;
  expect(document.querySelector('iframe')).not.toBeNull();
  document.body.dispatchEvent(new Event(touch, { bubbles: true }));
  expect(document.querySelector('iframe')).toBeNull();
});

it('tells when the browser refuses', async () => {
  const printed = print();
  const denied = new DOMException('denied', 'SecurityError');
  frameLoads(() => {
    throw denied;
  });
  await expect(printed).rejects.toBe(denied);
});

it.each([true, false])(
  'without a PDF viewer downloads the file under its name',
  async (isPhone) => {
    browser({ isPhone, showsPdf: false });
    const open = vi.fn();
    vi.stubGlobal('open', open);
    const downloads: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      downloads.push(`${this.download} ${this.href}`);
    });
    await print();
    expect(downloads).toEqual([`7.pdf ${LEAVING}`]);
    expect(open).not.toHaveBeenCalled();
    expect(document.querySelector('iframe')).toBeNull();
  },
);

it('on a phone opens a window with the file, which knows no opener', async () => {
  browser({ isPhone: true, showsPdf: true });
  const opened = { opener: window as unknown, close: () => undefined };
  const open = vi.fn(() => opened);
  vi.stubGlobal('open', open);
  await print();
  expect(open).toHaveBeenCalledWith(LEAVING, '_blank');
  expect(opened.opener).toBeNull();
  expect(document.querySelector('iframe')).toBeNull();
  vi.stubGlobal('open', () => null);
  await expect(print()).rejects.toThrow('blocked');
});
