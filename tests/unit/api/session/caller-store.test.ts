import { beforeEach, expect, it, vi } from 'vitest';

import {
  clearAuthorization,
  readAuthorization,
  readSessionTimes,
  subscribeAuthorization,
  writeAuthorization,
} from '@/api/session/authorization-store';
import { lendAuthorization, readCaller } from '@/api/session/caller-store';
import type { Authorization } from '@/domain/auth/authorization';

function authorization(userName: string): Authorization {
  return {
    authToken: `token-of-${userName}`,
    userName,
    id: 1,
    photo: '',
    confidential: false,
    type: 4,
    administrator: false,
  };
}

const reader = authorization('reader');
const visitor = authorization('visitor');

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    kept.set(key, value);
  },
  clear: () => {
    kept.clear();
  },
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage);
  clearAuthorization();
});

it('calls speak for who is signed in', () => {
  expect(readCaller()).toBeNull();
  writeAuthorization(reader);
  expect(readCaller()).toBe(reader);
});

it('a visitor comes and goes without a trace in the session (B11)', () => {
  writeAuthorization(reader);
  const stored = [...kept];
  const times = readSessionTimes();
  let heard = 0;
  const stop = subscribeAuthorization(() => {
    heard += 1;
  });
  const forget = lendAuthorization(visitor);
  expect(readCaller()).toBe(visitor);
  expect(readAuthorization()).toBe(reader);
  expect(readSessionTimes()).toBe(times);
  expect([...kept]).toEqual(stored);
  forget();
  expect(readCaller()).toBe(reader);
  expect([...kept]).toEqual(stored);
  expect(heard).toBe(0);
  stop();
});

it('a visitor without a session leaves nothing', () => {
  const forget = lendAuthorization(visitor);
  expect(readAuthorization()).toBeNull();
  expect([...kept]).toEqual([]);
  forget();
  expect(readCaller()).toBeNull();
});

it('an earlier visitor that goes late takes nobody along', () => {
  const forgetFirst = lendAuthorization(reader);
  const forgetSecond = lendAuthorization(visitor);
  forgetFirst();
  expect(readCaller()).toBe(visitor);
  forgetSecond();
  expect(readCaller()).toBeNull();
});
