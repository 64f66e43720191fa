// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import type * as Parts from '@/lib/load-part';

const PAGE = 'http://localhost:3000';
const PART = 'assets/part.js';
let loadPart: typeof Parts.loadPart;
let asked: string[];
let answer: () => Response;

const typed = (text: string, type: string) => () =>
  new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
const script = typed('export {}', 'text/javascript');
const importPart = vi.fn(() => Promise.resolve('the part'));

beforeEach(async () => {
  vi.resetModules();
  importPart.mockClear();
  document.head.innerHTML = '<script src="/assets/portal.js"></script>';
  asked = [];
  answer = script;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address.replace(`${PAGE}/`, ''));
    return Promise.resolve().then(answer);
  });
  ({ loadPart } = await import('@/lib/load-part'));
});

it('fetches the files of a part before it is imported, but for those of the page', async () => {
  expect(await loadPart(importPart, ['assets/portal.js', PART])).toBe('the part');
  expect(asked).toEqual([PART]);
});

it('imports at once what has no files of its own, and asks once for what two parts share', async () => {
  expect(await loadPart(importPart)).toBe('the part');
  expect(asked).toEqual([]);
  await Promise.all([loadPart(importPart, [PART]), loadPart(importPart, [PART])]);
  expect(asked).toEqual([PART]);
  expect(importPart).toHaveBeenCalledTimes(3);
});

it.each<[string, () => Response]>([
  ['is dropped', () => Response.error()],
  ['is gone', () => new Response('', { status: 404 })],
  ['is refused', () => new Response('', { status: 403 })],
  ['is a broken gateway', () => new Response('', { status: 502 })],
  ['is a page', typed('<html>', 'text/html')],
  ['says nothing of itself', () => new Response(new Uint8Array())],
])('a file that %s is not imported, and asked for again the next time', async (_case, fault) => {
  answer = fault;
  await expect(loadPart(importPart, [PART])).rejects.toThrow('could not be loaded');
  expect(importPart).not.toHaveBeenCalled();
  answer = script;
  expect(await loadPart(importPart, [PART])).toBe('the part');
  expect(asked).toEqual([PART, PART]);
});

it('a file that stalls is given up after a minute, and asked for again the next time', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const fetchScript = fetch;
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) =>
    signal?.aborted === true ? Promise.reject(new Error('late')) : fetchScript(address),
  );
  await expect(loadPart(importPart, [PART])).rejects.toThrow('late');
  expect(limit).toHaveBeenCalledExactlyOnceWith(60_000);
  limit.mockRestore();
  expect(await loadPart(importPart, [PART])).toBe('the part');
});

it('a style sheet that does not come or stalls keeps its part away, and leaves nothing in the page', async () => {
  const styles = () => document.querySelector<HTMLLinkElement>('link[href$="part.css"]');
  const first = loadPart(importPart, ['assets/part.css']);
  styles()?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('could not be loaded');
  expect(styles()).toBeNull();
  vi.useFakeTimers();
  const stalled = loadPart(importPart, ['assets/part.css']);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect(stalled).rejects.toThrow('could not be loaded');
  expect(styles()).toBeNull();
  const second = loadPart(importPart, ['assets/part.css']);
  styles()?.dispatchEvent(new Event('load'));
  expect(await second).toBe('the part');
});
