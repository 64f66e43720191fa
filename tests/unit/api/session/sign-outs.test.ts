// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { forgetOldSignOuts, hasSignedOutSince, noteSignOut } from '@/api/session/sign-outs';

const HOUR = 3_600_000;
const MORNING = Date.UTC(2026, 10, 27, 8);

function at(instant: number): void {
  vi.setSystemTime(instant);
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING });
});

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

it('each user has an own sign-out, the last one, and a session that began later is not meant', () => {
  noteSignOut('ana');
  at(MORNING + HOUR);
  noteSignOut('luis');
  noteSignOut('ana');
  expect(hasSignedOutSince('ana', MORNING + HOUR - 1)).toBe(true);
  expect(hasSignedOutSince('luis', MORNING)).toBe(true);
  expect(hasSignedOutSince('ana', MORNING + HOUR)).toBe(false);
  expect(hasSignedOutSince('eva', MORNING - HOUR)).toBe(false);
});

it('nothing of it stays once no session can be older', () => {
  noteSignOut('ana');
  at(MORNING + 7 * HOUR);
  forgetOldSignOuts();
  expect(hasSignedOutSince('ana', MORNING - 1)).toBe(true);
  at(MORNING + 8 * HOUR);
  forgetOldSignOuts();
  expect(localStorage).toHaveLength(0);
});

it.each(['', '{', 'ana', 'ana@', '@1', '[]'])('%j in the storage is no sign-out', (stored) => {
  localStorage.setItem('signOuts', stored);
  expect(hasSignedOutSince('ana', 0)).toBe(false);
  noteSignOut('luis');
  expect(localStorage.getItem('signOuts')).toBe(`luis@${MORNING}`);
});
