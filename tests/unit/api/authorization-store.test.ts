import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Authorization } from '@/domain/auth/authorization';

const someone: Authorization = {
  authToken: 'aaaa.bbbb.cccc',
  userName: 'mrojas',
  id: 17,
  photo: 'iVBORw0KGgo=',
  confidential: true,
  type: 4,
  administrator: true,
};

/** The store as a freshly loaded page has it. */
async function reload() {
  vi.resetModules();
  return import('@/api/authentication/authorization-store');
}

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
  kept.clear();
  vi.stubGlobal('sessionStorage', storage);
});

describe('authorization store', () => {
  it('gives the same object until it changes, and tells its listeners', async () => {
    const store = await reload();
    const listener = vi.fn();
    const stop = store.subscribeAuthorization(listener);
    expect(store.readAuthorization()).toBeNull();
    store.writeAuthorization(someone);
    expect(store.readAuthorization()).toBe(someone);
    store.clearAuthorization();
    expect(store.readAuthorization()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.writeAuthorization(someone);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('survives a reload without the photo and without administrator rights', async () => {
    (await reload()).writeAuthorization(someone);
    const again = (await reload()).readAuthorization();
    expect(again).toEqual({ ...someone, photo: '', administrator: false });
    expect([...kept.keys()]).toEqual(['s']);
  });

  it('cannot be forged into an administrator', async () => {
    kept.set('s', JSON.stringify({ ...someone, administrator: true }));
    expect((await reload()).readAuthorization()?.administrator).toBe(false);
  });

  it('leaves nothing behind', async () => {
    const store = await reload();
    store.writeAuthorization(someone);
    store.clearAuthorization();
    expect(kept.size).toBe(0);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"authToken":""}',
    '{"authToken":"a","id":1,"type":9}',
    '{"authToken":"a","type":4}',
  ])('takes %j in the storage as nobody signed in', async (stored) => {
    kept.set('s', stored);
    expect((await reload()).readAuthorization()).toBeNull();
  });

  it('works in a browser that refuses storage', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, clear: refuse });
    const store = await reload();
    expect(store.readAuthorization()).toBeNull();
    store.writeAuthorization(someone);
    expect(store.readAuthorization()).toBe(someone);
    store.clearAuthorization();
    expect(store.readAuthorization()).toBeNull();
  });
});
