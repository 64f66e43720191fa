import { beforeEach, describe, expect, it, vi } from 'vitest';

import { noteSignOut } from '@/api/session/sign-outs';
import type { Authorization } from '@/domain/auth/authorization';
import { userMark } from '@/domain/auth/session-mark';

import { storageOf } from './storage-of';

const someone: Authorization = {
  ...{ authToken: 'aaaa.bbbb.cccc', userName: 'mrojas', id: 17, photo: 'iVBORw0KGgo=' },
  ...{ confidential: true, type: 4, administrator: true },
};

/** The store as a freshly loaded page has it. */
async function reload() {
  vi.resetModules();
  return import('@/api/session/authorization-store');
}

const kept = new Map<string, string>();
const clock = { wall: 0, steady: 0 };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', storageOf(kept));
  vi.stubGlobal('localStorage', storageOf(new Map()));
  clock.wall = Date.UTC(2026, 10, 1);
  clock.steady = 5000;
  vi.spyOn(Date, 'now').mockImplementation(() => clock.wall);
  vi.spyOn(performance, 'now').mockImplementation(() => clock.steady);
});

/** Lets time pass, and a page be loaded anew when its clock starts from nothing. */
function pass(milliseconds: number, steady = clock.steady + milliseconds): void {
  clock.wall += milliseconds;
  clock.steady = steady;
}

/** A page that finds somebody's session in the storage, with these fields in it. */
function reloadWith(stored: object) {
  const times = { signedInAt: clock.wall, activeAt: clock.wall };
  kept.set('s', JSON.stringify({ ...someone, ...times, ...stored }));
  return reload();
}

describe('who is signed in', () => {
  it('is the same object until it changes, which its listeners are told, and leaves nothing behind', async () => {
    const store = await reload();
    const listener = vi.fn();
    const stop = store.subscribeAuthorization(listener);
    expect(store.readAuthorization()).toBeNull();
    store.writeAuthorization(someone);
    expect(store.readAuthorization()).toBe(someone);
    store.clearAuthorization();
    expect(store.readAuthorization()).toBeNull();
    expect(kept.size).toBe(0);
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

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
    [null, false],
    ['x', false],
    [{}, false],
  ])('a right to confidential results stored as %j is %s after a reload', async (stored, right) => {
    const store = await reloadWith({ confidential: stored });
    expect(store.readAuthorization()?.confidential).toBe(right);
  });

  it.each([
    [{ administrator: true }, false],
    [{ administered: true }, true],
    [{ administered: 'x' }, true],
    [{ administered: {} }, true],
    [{ administered: 1 }, true],
  ])(
    'nobody is forged into an administrator by %j; who may have been one: %j',
    async (...given) => {
      const [stored, hasLost] = given;
      const store = await reloadWith(stored);
      expect(store.readAuthorization()?.administrator).toBe(false);
      expect(store.hasLostAdministration()).toBe(hasLost);
    },
  );

  it('tells an administrator after a reload, and only then, that the right is gone', async () => {
    const store = await reload();
    expect(store.hasLostAdministration()).toBe(false);
    store.writeAuthorization(someone);
    expect(store.hasLostAdministration()).toBe(false);
    const again = await reload();
    expect(again.hasLostAdministration()).toBe(true);
    again.noteActivity(clock.wall + 1);
    expect((await reload()).hasLostAdministration()).toBe(true);
    (await reload()).writeAuthorization({ ...someone, administrator: false });
    expect((await reload()).hasLostAdministration()).toBe(false);
  });

  it.each([
    ...['', '{', 'null', '[]', '{"authToken":""}', '{"authToken":"a","id":1,"type":9}'],
    '{"authToken":"a","type":4}',
    '{"authToken":"a","id":1,"type":4}',
    '{"authToken":"a","id":1,"type":4,"signedInAt":"","activeAt":null}',
  ])('is nobody where the storage holds %j', async (stored) => {
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

describe('a session that its user ended in another tab', () => {
  it('is over, and nothing of it stays in this one, kept for Back or not', async () => {
    const before = await reload();
    before.writeAuthorization(someone);
    pass(60_000);
    noteSignOut(userMark({ ...someone, userName: 'otra' }));
    expect(before.isAuthorizationKept()).toBe(true);
    expect((await reload()).readAuthorization()).not.toBeNull();
    noteSignOut(userMark({ ...someone, userName: ' MRojas' }));
    expect(before.isAuthorizationKept()).toBe(false);
    const store = await reload();
    expect(store.readAuthorization()).toBeNull();
    expect(kept.size).toBe(0);
    pass(1000);
    store.writeAuthorization(someone);
    expect((await reload()).readAuthorization()).not.toBeNull();
  });

  it('ends none that begins once a clock that was fast is set right', async () => {
    const store = await reload();
    store.writeAuthorization(someone);
    pass(3_600_000);
    noteSignOut(userMark(someone));
    pass(-3_000_000);
    store.writeAuthorization(someone);
    expect(store.isAuthorizationKept()).toBe(true);
    expect((await reload()).readAuthorization()).not.toBeNull();
  });
});

describe('since when a session lasts and when its user was last seen', () => {
  it('is known of a session alone, and takes from another tab only what is newer and not from the future', async () => {
    const store = await reload();
    store.noteActivity(clock.wall);
    expect(store.readSessionTimes()).toBeNull();
    store.writeAuthorization(someone);
    const start = { ...clock };
    pass(60_000);
    store.noteActivity(clock.wall - 20_000);
    const known = { wall: clock.wall - 20_000, steady: clock.steady - 20_000 };
    expect(store.readSessionTimes()).toEqual({ signedInAt: start, activeAt: known });
    store.noteActivity(clock.wall - 30_000);
    expect(store.readSessionTimes()?.activeAt).toEqual(known);
    store.noteActivity(clock.wall + 3_600_000);
    expect(store.readSessionTimes()?.activeAt).toEqual({ ...clock });
    expect(store.readAuthorization()).toBe(someone);
  });

  it('counts on after a reload', async () => {
    const before = await reload();
    before.writeAuthorization(someone);
    pass(60_000);
    before.noteActivity(clock.wall);
    pass(600_000, 100);
    const { signedInAt, activeAt } = (await reload()).readSessionTimes() ?? {};
    expect(signedInAt).toEqual({ wall: clock.wall - 660_000, steady: 100 - 660_000 });
    expect(activeAt).toEqual({ wall: clock.wall - 600_000, steady: 100 - 600_000 });
  });
});
