const MOST = 3;
const alive: string[] = [];

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

/** Revokes every blob address, so that no report outlives its session (docs/promises.md C4). */
export function revokeBlobUrls(): void {
  keepNewest(0);
}
