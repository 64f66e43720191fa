import { openWindow } from './opened-windows';

/** Gives a file to the browser's downloads. `url` may be a blob's; it is not revoked here. */
export function downloadUrl(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}

/** Whether the browser shows PDF files itself: another one would leave an empty window and a file of a random name. */
export function showsPdf(): boolean {
  return !('pdfViewerEnabled' in navigator) || navigator.pdfViewerEnabled;
}

/** A window opened for a PDF that is still being made. */
export interface WaitingWindow {
  /** Shows the file; false when there is no window (pop-up blocked, closed meanwhile). */
  readonly show: (url: string) => boolean;
  readonly close: () => void;
}

/**
 * Opens an empty window with a text in it. Call it inside the click, before anything is awaited: a window opened later is a
 * blocked pop-up. The end of the session closes it. Where the browser shows no PDF, the file is downloaded under its name instead.
 */
export function openWaitingWindow(text: string, fileName: string): WaitingWindow {
  if (!showsPdf()) {
    return {
      show: (url) => {
        downloadUrl(url, fileName);
        return true;
      },
      close: () => undefined,
    };
  }
  const opened = openWindow('');
  if (opened !== null) {
    opened.document.title = text;
    opened.document.body.textContent = text;
  }
  return {
    show: (url) => {
      if (opened === null || opened.closed) return false;
      opened.location.replace(url);
      return true;
    },
    close: () => {
      opened?.close();
    },
  };
}
