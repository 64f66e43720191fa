/** The same table for places that keep tables and for those that do not. */
interface CopiedTable {
  readonly text: string;
  readonly markup: string;
}

/** Copies a text that is still to come; begun inside the click, without which some browsers forbid it. */
export async function copyLater(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const blob = text.then((said) => new Blob([said], { type: 'text/plain' }));
  // Who asked hears of it; a browser that forbids copying never looks.
  blob.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Copies a table, as text alone where the browser knows no other kind. Rejects where it forbids it, as it does outside https. */
export async function copyTable({ text, markup }: CopiedTable): Promise<void> {
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(text);
  const item = new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([markup], { type: 'text/html' }),
  });
  return navigator.clipboard.write([item]);
}
