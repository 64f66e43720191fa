import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { noteServerTime, serverNow } from '@/lib/session/server-clock';

const DAY = 86_400_000;
const TRUE_NOW = Date.UTC(2026, 10, 22, 12);
const headersAt = (instant: number, age?: string) =>
  new Headers({ date: new Date(instant).toUTCString(), ...(age === undefined ? {} : { age }) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TRUE_NOW });
});
afterEach(() => {
  noteServerTime(new Headers());
  vi.useRealTimers();
});

it.each([-DAY, -3_600_000, 0, 3_600_000, DAY])(
  'a device whose clock is %i ms off has the time of the host (D12)',
  (off) => {
    vi.setSystemTime(TRUE_NOW + off);
    noteServerTime(headersAt(TRUE_NOW));
    expect(serverNow()).toBe(TRUE_NOW);
    vi.setSystemTime(TRUE_NOW + off + DAY);
    expect(serverNow()).toBe(TRUE_NOW + DAY);
  },
);

it.each([
  ['seconds apart', headersAt(TRUE_NOW - 59_000)],
  ['no header', new Headers()],
  ['a header that is no date', new Headers({ date: 'yesterday' })],
  ['an answer kept by a proxy', headersAt(TRUE_NOW - DAY, '86400')],
])('%s: the device keeps its own time', (_case, headers) => {
  noteServerTime(headers);
  expect(serverNow()).toBe(TRUE_NOW);
});
