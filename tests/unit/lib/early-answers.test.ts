import { afterEach, expect, it, vi } from 'vitest';

import { earlyAnswerOr } from '@/lib/http/early-answers';

const ADDRESS = 'https://service.test/usertypes';

function askEarly(answer: Promise<Response>): void {
  vi.stubGlobal('earlyAnswers', new Map([[ADDRESS, answer]]));
}

const ask = () => Promise.resolve(new Response('asked now'));
const text = async (address: string) => (await earlyAnswerOr(address, ask)).text();

afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives the answer that is on its way to whoever asks first', async () => {
  askEarly(Promise.resolve(new Response('asked early')));
  expect(await text('https://service.test/orders')).toBe('asked now');
  expect(await text(ADDRESS)).toBe('asked early');
  expect(await text(ADDRESS)).toBe('asked now');
});

it('asks where the early call was lost, or nothing was asked early', async () => {
  askEarly(Promise.reject(new TypeError('Failed to fetch')));
  expect(await text(ADDRESS)).toBe('asked now');
  vi.unstubAllGlobals();
  expect(await text(ADDRESS)).toBe('asked now');
});
