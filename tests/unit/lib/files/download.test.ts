// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { downloadUrl, openWaitingWindow } from '@/lib/files/download';
import { closeOpenedWindows } from '@/lib/files/opened-windows';

/** A window as a browser that allows pop-ups gives it. */
function allowWindow() {
  const opened = {
    opener: window as unknown,
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn<() => void>(),
  };
  vi.stubGlobal('open', () => opened);
  return opened;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('downloads an address under a name and leaves nothing in the page', () => {
  const clicked: string[][] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.href, this.download]);
  });
  downloadUrl('blob:report', '202603010001.pdf');
  expect(clicked).toEqual([['blob:report', '202603010001.pdf']]);
  expect(document.querySelector('a')).toBeNull();
});

it('a waiting window shows a text as text, then the file, and knows no opener', () => {
  const opened = allowWindow();
  const waiting = openWaitingWindow('<b>Generando…</b>', '7.pdf');
  expect(opened.document.title).toBe('<b>Generando…</b>');
  expect(opened.document.querySelector('b')).toBeNull();
  expect(opened.opener).toBeNull();
  expect(waiting.show('blob:report')).toBe(true);
  expect(opened.location.replace.mock.calls).toEqual([['blob:report']]);
  waiting.close();
  expect(opened.close).toHaveBeenCalledTimes(1);
});

it('windows close with the session, each once, and those closed before are left alone', () => {
  const first = allowWindow();
  openWaitingWindow('Generando…', '7.pdf');
  const later = allowWindow();
  openWaitingWindow('Generando…', '7.pdf').show('blob:report');
  closeOpenedWindows();
  closeOpenedWindows();
  expect(first.close).toHaveBeenCalledTimes(1);
  expect(later.close).toHaveBeenCalledTimes(1);
});

it('they close with the page that opened them, for the next page could not close them', () => {
  const opened = allowWindow();
  openWaitingWindow('Generando…', '7.pdf');
  window.dispatchEvent(new Event('pagehide'));
  expect(opened.close).toHaveBeenCalledTimes(1);
});

it('a window that was closed meanwhile shows nothing', () => {
  const opened = allowWindow();
  const waiting = openWaitingWindow('Generando…', '7.pdf');
  opened.closed = true;
  expect(waiting.show('blob:report')).toBe(false);
  expect(opened.location.replace).not.toHaveBeenCalled();
});

it('without a PDF viewer no window opens, and the file is downloaded under its name', () => {
  vi.stubGlobal('navigator', { pdfViewerEnabled: false });
  const open = vi.fn();
  vi.stubGlobal('open', open);
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const waiting = openWaitingWindow('Generando…', '7.pdf');
  expect(names).toEqual([]);
  expect(waiting.show('blob:report')).toBe(true);
  waiting.close();
  expect(names).toEqual(['7.pdf']);
  expect(open).not.toHaveBeenCalled();
});

it('a blocked window shows nothing and can be closed', () => {
  vi.stubGlobal('open', () => null);
  const waiting = openWaitingWindow('Generando…', '7.pdf');
  expect(waiting.show('blob:report')).toBe(false);
  expect(waiting.close).not.toThrow();
});
