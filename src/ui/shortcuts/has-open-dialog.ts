/** Whether a dialog stands over the page: nothing behind it may be used. */
export function hasOpenDialog(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}
