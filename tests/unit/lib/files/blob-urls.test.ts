import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createBlobUrl, pdfUrl, revokeBlobUrls } from '@/lib/files/blob-urls';

const made: Blob[] = [];
const revoked: string[] = [];

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${made.push(blob as Blob)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => revoked.push(url));
});
afterEach(() => {
  revokeBlobUrls();
  made.length = 0;
  revoked.length = 0;
  vi.restoreAllMocks();
});

const create = (byte: number) => createBlobUrl(new Uint8Array([byte]), 'application/pdf');

it('keeps three addresses alive, revokes the oldest, and all at the end of a session', async () => {
  expect([create(1), create(2), create(3)]).toEqual(['blob:1', 'blob:2', 'blob:3']);
  expect(revoked).toEqual([]);
  create(4);
  create(5);
  expect(revoked).toEqual(['blob:1', 'blob:2']);
  expect(made[4]?.type).toBe('application/pdf');
  expect(new Uint8Array((await made[4]?.arrayBuffer()) ?? [])).toEqual(new Uint8Array([5]));
  revokeBlobUrls();
  expect(revoked.slice(2)).toEqual(['blob:3', 'blob:4', 'blob:5']);
});

it('a document has one address while that is alive, and a new one after newer files', () => {
  const report = new Uint8Array(1);
  expect([pdfUrl(report), pdfUrl(report)]).toEqual(['blob:1', 'blob:1']);
  for (let file = 0; file < 3; file += 1) create(file);
  expect(pdfUrl(report)).toBe('blob:5');
});
