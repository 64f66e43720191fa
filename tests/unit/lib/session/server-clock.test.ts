import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { noteServerTime, serverNow, serverTime } from '@/lib/session/server-clock';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const TRUE_NOW = Date.UTC(2026, 10, 22, 12);
const headersAt = (instant: number, age?: string) =>
  new Headers({ date: new Date(instant).toUTCString(), ...(age === undefined ? {} : { age }) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: TRUE_NOW });
});
afterEach(() => {
  noteServerTime(new Headers());
  vi.useRealTimers();
});

it.each([-DAY, -HOUR, 0, HOUR, DAY])('a device %i ms off has the time of the host', (off) => {
  vi.setSystemTime(TRUE_NOW + off);
  noteServerTime(headersAt(TRUE_NOW));
  expect(serverNow()).toBe(TRUE_NOW);
  vi.advanceTimersByTime(DAY);
  expect(serverNow()).toBe(TRUE_NOW + DAY);
});

it.each([
  ['a day slow, then set right', -DAY, DAY],
  ['a day fast, then set right', DAY, -DAY],
  ['two hours fast, then set right but for a minute', 2 * HOUR, 60_000 - 2 * HOUR],
  ['right, then set back', 0, -DAY],
  ['an hour slow, then set back', -HOUR, -DAY],
])('a clock that is %s has the time of the host', (_case, off, moved) => {
  vi.setSystemTime(TRUE_NOW + off);
  noteServerTime(headersAt(TRUE_NOW));
  vi.setSystemTime(TRUE_NOW + off + moved);
  expect(Math.abs(serverNow() - TRUE_NOW)).toBeLessThanOrEqual(60_000);
  expect(serverTime(Date.now())).toBe(serverNow());
});

it.each([-HOUR, 0, HOUR])('a device %i ms off has it after a sleep of its clock', (off) => {
  vi.setSystemTime(TRUE_NOW + off);
  noteServerTime(headersAt(TRUE_NOW));
  vi.setSystemTime(TRUE_NOW + off + 2 * HOUR);
  expect(serverNow()).toBe(TRUE_NOW + 2 * HOUR);
});

it('a clock that is set back keeps its new time where nothing is known of the host', () => {
  noteServerTime(new Headers());
  vi.setSystemTime(TRUE_NOW - DAY);
  expect(serverNow()).toBe(TRUE_NOW - DAY);
});

it.each([
  ['seconds apart', headersAt(TRUE_NOW - 59_000)],
  ['no header', new Headers()],
  ['a header that is no date', new Headers({ date: 'yesterday' })],
  ['an answer kept by a proxy', headersAt(TRUE_NOW - DAY, '86400')],
])('%s: the device keeps its own time', (_case, headers) => {
  noteServerTime(headers);
  expect(serverNow()).toBe(TRUE_NOW);
});
