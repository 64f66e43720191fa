import { beforeEach, expect, it, vi } from 'vitest';

import { forgetOldSignOuts, hasSignedOutSince, noteSignOut } from '@/api/session/sign-outs';

import { storageOf } from './storage-of';

const HOUR = 3_600_000;
const MORNING = Date.UTC(2026, 10, 27, 8);

function at(instant: number): void {
  vi.setSystemTime(instant);
}

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', storageOf(kept));
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING });
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
  expect(kept.size).toBe(0);
});

it.each(['', '{', 'ana', 'ana@', '@1', '[]'])('%j in the storage is no sign-out', (stored) => {
  kept.set('signOuts', stored);
  expect(hasSignedOutSince('ana', 0)).toBe(false);
  noteSignOut('luis');
  expect(kept.get('signOuts')).toBe(`luis@${MORNING}`);
});
