import { afterEach, expect, it, vi } from 'vitest';

import { createBlobUrl, pdfUrl, revokeBlobUrls } from '@/lib/files/blob-urls';

afterEach(() => {
  revokeBlobUrls();
  vi.restoreAllMocks();
});

it('keeps three addresses alive and revokes the oldest', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return `blob:${made.length}`;
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const create = (byte: number) => createBlobUrl(new Uint8Array([byte]), 'application/pdf');

  expect([create(1), create(2), create(3)]).toEqual(['blob:1', 'blob:2', 'blob:3']);
  expect(revoke).not.toHaveBeenCalled();
  create(4);
  create(5);
  expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:2']]);
  expect(made[4]?.type).toBe('application/pdf');
  expect(new Uint8Array((await made[4]?.arrayBuffer()) ?? [])).toEqual(new Uint8Array([5]));
});

it('a document has one address while that is alive, and a new one after newer files', () => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const report = new Uint8Array(1);
  expect([pdfUrl(report), pdfUrl(report)]).toEqual(['blob:1', 'blob:1']);
  for (let file = 0; file < 3; file += 1) createBlobUrl(new Uint8Array(1), 'text/csv');
  expect(pdfUrl(report)).toBe('blob:5');
});

it('revokes every address at the end of a session (C4)', () => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  createBlobUrl(new Uint8Array(1), 'application/pdf');
  createBlobUrl(new Uint8Array(1), 'application/pdf');
  revokeBlobUrls();
  expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:2']]);
});
