import { beforeEach, expect, it, vi } from 'vitest';

import { createBlobUrl, revokeBlobUrls } from '@/lib/blob-urls';

const alive = new Set<string>();
let made = 0;

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    alive.add(`blob:${made}`);
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    alive.delete(url);
  });
});

it('keeps the three newest alive, and none after the session (C4)', () => {
  const urls = [1, 2, 3, 4, 5].map(() => createBlobUrl(new Uint8Array(1), 'application/pdf'));
  expect([...alive]).toEqual(urls.slice(2));
  revokeBlobUrls();
  expect([...alive]).toEqual([]);
  const next = createBlobUrl(new Uint8Array(1), 'application/pdf');
  expect([...alive]).toEqual([next]);
});
