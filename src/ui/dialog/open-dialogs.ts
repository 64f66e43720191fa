/** The ways out of the dialogs that are open, the upper one last. */
let open: readonly (() => void)[] = [];

/** Keeps what is open, and tells style sheets that a dialog stands over the page. */
function keep(dialogs: typeof open): void {
  open = dialogs;
  document.body.toggleAttribute('data-dialog', open.length > 0);
}

/** Notes a dialog that opened over the others, by its way out, which may lead nowhere. Returns the way to forget it. */
export function noteOpenDialog(close: () => void): () => void {
  keep([...open, close]);
  return () => {
    keep(open.filter((each) => each !== close));
  };
}

/** Whether a dialog stands over the page. */
export function isDialogOpen(): boolean {
  return open.length > 0;
}

/** Does what the upper dialog's own button for closing does. */
export function closeUpperDialog(): void {
  open.at(-1)?.();
}
