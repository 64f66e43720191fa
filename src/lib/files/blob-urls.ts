const MOST = 3;
const alive: string[] = [];
const documents = new WeakMap<Uint8Array, string>();

function keepNewest(count: number): void {
  for (const old of alive.splice(0, Math.max(0, alive.length - count))) URL.revokeObjectURL(old);
}

/** A blob address for a file. At most three are alive: an older one is revoked, so that reports do not pile up in memory. */
export function createBlobUrl(content: BlobPart, type: string): string {
  keepNewest(MOST - 1);
  const url = URL.createObjectURL(new Blob([content], { type }));
  alive.push(url);
  return url;
}

/**
 * A blob address for a document: the one that it has, or a new one where newer files took its place. Ask for it where it is used, for
 * it may be revoked later.
 */
export function pdfUrl(pdf: Uint8Array<ArrayBuffer>): string {
  const known = documents.get(pdf);
  if (known !== undefined && alive.includes(known)) return known;
  const url = createBlobUrl(pdf, 'application/pdf');
  documents.set(pdf, url);
  return url;
}

/** A blob address for a workbook. */
export function workbookUrl(workbook: Uint8Array<ArrayBuffer>): string {
  return createBlobUrl(
    workbook,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
}

/** Revokes every blob address, so that no report outlives its session. */
export function revokeBlobUrls(): void {
  keepNewest(0);
}
