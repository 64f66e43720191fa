const MOST = 3;
const alive: string[] = [];

/** A blob address for bytes. At most three are alive: an older one is revoked, so that reports do not pile up in memory. */
export function createBlobUrl(bytes: Uint8Array<ArrayBuffer>, type: string): string {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  alive.push(url);
  for (const old of alive.splice(0, alive.length - MOST)) URL.revokeObjectURL(old);
  return url;
}
