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

import { storageOf } from './storage-of';

const authorization = (userName: string): Authorization => ({
  ...{ authToken: `token-of-${userName}`, userName, id: 1, photo: '' },
  ...{ confidential: false, type: 4, administrator: false },
});
const reader = authorization('reader');
const visitor = authorization('visitor');

const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf(kept));
  clearAuthorization();
});

it('calls speak for who is signed in; a visitor comes and goes without a trace in the session', () => {
  expect(readCaller()).toBeNull();
  writeAuthorization(reader);
  expect(readCaller()).toBe(reader);
  const stored = [...kept];
  const times = readSessionTimes();
  const heard = vi.fn();
  const stop = subscribeAuthorization(heard);
  const forget = lendAuthorization(visitor);
  expect(readCaller()).toBe(visitor);
  expect(readAuthorization()).toBe(reader);
  expect(readSessionTimes()).toBe(times);
  expect([...kept]).toEqual(stored);
  forget();
  expect(readCaller()).toBe(reader);
  expect([...kept]).toEqual(stored);
  expect(heard).not.toHaveBeenCalled();
  stop();
});

it('a visitor without a session leaves nothing; an earlier one that goes late takes nobody along', () => {
  const forgetFirst = lendAuthorization(reader);
  expect(readAuthorization()).toBeNull();
  expect([...kept]).toEqual([]);
  const forgetSecond = lendAuthorization(visitor);
  forgetFirst();
  expect(readCaller()).toBe(visitor);
  forgetSecond();
  expect(readCaller()).toBeNull();
});
