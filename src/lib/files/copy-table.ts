/** The same table for places that keep tables and for those that do not. */
interface CopiedTable {
  readonly text: string;
  readonly markup: string;
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
