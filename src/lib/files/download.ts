import { openWindow } from './opened-windows';

/** Gives a file to the browser's downloads. `url` may be a blob's; it is not revoked here. */
export function downloadUrl(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}

/** A window opened for a file that is still being made. */
export interface WaitingWindow {
  /** Shows the file; false when there is no window (pop-up blocked, closed meanwhile). */
  readonly show: (url: string) => boolean;
  readonly close: () => void;
}

/**
 * Opens an empty window with a text in it. Call it inside the click, before anything is awaited: a window opened later is a
 * blocked pop-up. The end of the session closes it.
 */
export function openWaitingWindow(text: string): WaitingWindow {
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
