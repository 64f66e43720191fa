import { afterEach, expect, it, vi } from 'vitest';

import { fetchFile, FileError, fetchFont, type FileProblem } from '@/lib/http/fetch-file';

const ADDRESS = 'https://portal.test/reports/fonts/Sans.ttf';

/** What the host answers to every request. */
function answer(reply: () => Promise<Response>) {
  const fetching = vi.fn<typeof fetch>(reply);
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (reason: unknown) => reason,
  );
}

const file = (signature: readonly number[]) => {
  const bytes = new Uint8Array(64);
  bytes.set(signature);
  return bytes;
};
const latin = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives the bytes and sends no credentials', async () => {
  const fetching = answer(() => Promise.resolve(new Response(new Uint8Array([1, 2]))));
  expect(await fetchFile(ADDRESS)).toEqual(new Uint8Array([1, 2]));
  expect(fetching.mock.calls).toEqual([[ADDRESS, { credentials: 'omit', cache: 'no-cache' }]]);
});

const status = (code: number) => () => Promise.resolve(new Response('', { status: code }));
const page = (text: string) => () => Promise.resolve(new Response(text));
it.each<[string, () => Promise<Response>, FileProblem]>([
  ['404', status(404), 'missing'],
  ['403', status(403), 'missing'],
  ['408', status(408), 'unreachable'],
  ['429', status(429), 'unreachable'],
  ['500', status(500), 'unreachable'],
  ['503', status(503), 'unreachable'],
  ['the start page', page('\ufeff \n<!DOCTYPE html>\n<html lang="es"></html>'), 'missing'],
  ['a page without type', page('<html><body>Sign in</body></html>'), 'missing'],
  ['no connection', () => Promise.reject(new TypeError('failed')), 'unreachable'],
])('%s is a problem of the file, named without its address', async (_case, reply, problem) => {
  answer(reply);
  const error = await failure(fetchFile(ADDRESS));
  expect(error).toBeInstanceOf(FileError);
  expect(error).toMatchObject({ problem, file: 'Sans.ttf', detail: '' });
});

it('an abort passes through', async () => {
  const stopped = AbortSignal.abort();
  answer(() => Promise.reject(stopped.reason as Error));
  expect(await failure(fetchFile(ADDRESS, stopped))).toBe(stopped.reason);
});

it.each([
  ['TrueType', [0, 1, 0, 0]],
  ['TrueType of Apple', latin('true')],
  ['OpenType', latin('OTTO')],
])('takes a font in %s', async (_case, signature) => {
  const bytes = file(signature);
  answer(() => Promise.resolve(new Response(bytes)));
  expect(await fetchFont(ADDRESS)).toEqual(bytes);
});

it.each([
  ['WOFF', file(latin('wOFF'))],
  ['WOFF2', file(latin('wOF2'))],
  ['a collection', file(latin('ttcf'))],
  ['nothing', new Uint8Array()],
  ['a signature alone', new Uint8Array([0, 1, 0, 0])],
])('refuses %s as a font', async (_case, bytes) => {
  answer(() => Promise.resolve(new Response(bytes)));
  const error = { name: 'FileError', problem: 'invalid', file: 'Sans.ttf' };
  expect(await failure(fetchFont(ADDRESS))).toMatchObject(error);
});
