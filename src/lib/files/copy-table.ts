/** The same table for places that keep tables and for those that do not. */
interface CopiedTable {
  readonly text: string;
  readonly markup: string;
}

/** Copies a table. Rejects where the browser forbids it, or offers nothing at all outside https. */
export async function copyTable({ text, markup }: CopiedTable): Promise<void> {
  const item = new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([markup], { type: 'text/html' }),
  });
  await navigator.clipboard.write([item]);
}
