/** How many dialogs stand over the page, each over the one before. */
export function openDialogs(): number {
  return document.querySelectorAll('[aria-modal="true"]').length;
}

/** Whether a dialog stands over the page: nothing behind it may be used. */
export function hasOpenDialog(): boolean {
  return openDialogs() > 0;
}
