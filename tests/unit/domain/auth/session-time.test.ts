import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { elapsed, momentOf, sessionPhase } from '@/domain/auth/session-time';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Any instant; a page opened some time before. */
const START = { wall: Date.UTC(2026, 10, 1, 5), steady: 12_345 };

/** The moment when this much passed on each clock since the start. */
function after(wall: number, steady = wall) {
  return { wall: START.wall + wall, steady: START.steady + steady };
}

const times = { signedInAt: START, activeAt: START };

const IDLE = 15 * MINUTE;
const warned = (secondsLeft: number) => ({ kind: 'warning', secondsLeft });
it.each<[string, number, number, object]>([
  ['just signed in', 0, 0, { kind: 'active' }],
  ['a moment before the limit', IDLE - 1, IDLE - 1, { kind: 'active' }],
  ['at the limit', IDLE, IDLE, warned(20)],
  ['a second into the warning', IDLE + SECOND, IDLE + SECOND, warned(19)],
  ['in the last second', IDLE + 19_001, IDLE + 19_001, warned(1)],
  ['after the warning', IDLE + 20_000, IDLE + 20_000, { kind: 'over' }],
  ['after 8 h of sleep that the page clock missed', 8 * HOUR, 40 * SECOND, { kind: 'over' }],
  ['after 8 h of sleep that both clocks saw', 8 * HOUR, 8 * HOUR, { kind: 'over' }],
  ['with the clock set back an hour', -HOUR + IDLE, IDLE, warned(20)],
  ['with the clock set back an hour, over', -HOUR + 16 * MINUTE, 16 * MINUTE, { kind: 'over' }],
  ['with the clock set forward an hour', HOUR, 3 * SECOND, { kind: 'over' }],
  ['with the clock set back a year', -365 * 24 * HOUR, 5 * MINUTE, { kind: 'active' }],
])('of 15 idle minutes %s', (_case, wall, steady, phase) => {
  expect(sessionPhase(times, after(wall, steady), 15)).toEqual(phase);
});

it.each([
  ['a moment before 8 h', 8 * HOUR - 1, 8 * HOUR - 1, 'active'],
  ['8 h', 8 * HOUR, 8 * HOUR, 'over'],
  ['8 h of the page with the clock set back', 2 * HOUR, 8 * HOUR, 'over'],
])('%s of activity', (_case, wall, steady, kind) => {
  const now = after(wall, steady);
  expect(sessionPhase({ signedInAt: START, activeAt: now }, now, 15)).toEqual({ kind });
});

it('is never over later than limit and warning by either clock, nor before by both', () => {
  const passed = fc.integer({ min: -2 * HOUR, max: 2 * HOUR });
  fc.assert(
    fc.property(passed, fc.nat(2 * HOUR), fc.integer({ min: 1, max: 60 }), (wall, steady, idle) => {
      const limit = idle * MINUTE + 20 * SECOND;
      const isDue = wall >= limit || steady >= limit;
      expect(sessionPhase(times, after(wall, steady), idle).kind === 'over').toBe(isDue);
    }),
  );
});

it.each([
  ['ten minutes ago', -10 * MINUTE, 10 * MINUTE],
  ['before this page was opened', -5 * HOUR, 5 * HOUR],
  ['now', 0, 0],
  ['in the future, which counts as now', HOUR, 0],
])('a moment that an earlier page or another tab noted %s', (_case, offset, expected) => {
  const moment = momentOf(START.wall + offset, START);
  expect(elapsed(moment, START)).toBe(expected);
  expect(elapsed(moment, after(-HOUR, MINUTE))).toBe(expected + MINUTE);
});
