import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { getAreas } from '@/api/catalogues/get-areas';
import { createQueryClient } from '@/api/query-client';
import {
  clearAuthorization,
  readAuthorization,
  writeAuthorization,
} from '@/api/session/authorization-store';
import { hasSignedOutSince } from '@/api/session/sign-outs';
import { userTypesOptions } from '@/api/user-types/get-user-types';
import { tokenMark, userMark } from '@/domain/auth/session-mark';
import { endSession } from '@/features/session/end-session';
import { followSessionEnd, leaveSession } from '@/features/session/leave-session';
import { openWaitingWindow } from '@/lib/files/download';
import { ApiError } from '@/lib/http/api-error';
import { sessionSignal } from '@/lib/http/request-session';
import { onSessionEnd } from '@/lib/session/session-channel';

import { openDashboard } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { hardNavigations, openPortal } from '@tests/support/page/render-app';
import { authorizationOf, me, openOtherTab } from './another-tab';

const SIGNED_OUT = '*/signed-out';

/** A window that the portal opened; jsdom has none. */
function openedWindow(close: () => void): Window {
  const opened = { close, closed: false, document: document.implementation.createHTMLDocument() };
  return opened as unknown as Window;
}

/** How often the host was asked to have the browser forget; it never answers. */
function hangHost(): () => number {
  let asked = 0;
  server.use(
    http.get(SIGNED_OUT, () => {
      asked += 1;
      return new Promise<never>(() => undefined);
    }),
  );
  return () => asked;
}

async function expectLogin(): Promise<void> {
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/');
  expect(sessionStorage).toHaveLength(0);
}

it('signing out tells the other tabs, those that are away as well, and loads the login anew, whatever the host says', async () => {
  server.use(http.get(SIGNED_OUT, () => HttpResponse.error()));
  const { heard } = openOtherTab();
  const user = await openDashboard(1);
  const own = me();
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  await expectLogin();
  expect(hardNavigations()).toEqual(['/']);
  expect(heard).toEqual([{ end: 'signed-out', mark: userMark(own) }]);
  // Tabs that are away find word of it, which names nobody.
  expect(hasSignedOutSince(userMark(own), Date.now() - 60_000)).toBe(true);
  const left = JSON.stringify([heard, Object.entries(localStorage)]);
  expect(left).not.toMatch(new RegExp(`${own.userName}|${own.authToken}`));
  expect(screen.queryByText('Sesión expirada')).not.toBeInTheDocument();
});

it.each([
  ['signed-out', '/', 0],
  ['refused', '/?expired', 1],
] as const)('a session that ended in another tab (%s) ends here', async (...given) => {
  const [end, address, explanations] = given;
  const { channel, heard } = openOtherTab();
  await openDashboard(1);
  // The same user is gone from every tab, with whatever token.
  const same = { ...me(), authToken: 'other.token', userName: ` ${me().userName.toUpperCase()}` };
  const mark = end === 'refused' ? tokenMark(me()) : userMark(same);
  channel.postMessage({ end, mark });
  await waitFor(() => {
    expect(screen.queryByText('medico')).not.toBeInTheDocument();
  });
  expect(readAuthorization()).toBeNull();
  await expectLogin();
  expect(screen.queryAllByText('Sesión expirada')).toHaveLength(explanations);
  expect(hardNavigations()).toEqual([address]);
  expect(heard).toEqual([]);
});

it('the end of another session leaves this one alone: another user signs out, the same one holds another token', async () => {
  const { channel } = openOtherTab();
  await openDashboard(1);
  const own = me();
  const others = [
    authorizationOf(),
    authorizationOf({ userName: own.userName, id: own.id }),
    authorizationOf({ userName: own.userName, type: own.type }),
  ];
  for (const other of others) channel.postMessage({ end: 'signed-out', mark: userMark(other) });
  const again = { ...own, authToken: 'other.token.of-the-same-user' };
  channel.postMessage({ end: 'refused', mark: tokenMark(again) });
  for (const old of ['signed-out', 'refused']) channel.postMessage(old);
  // What was told before was heard before: this one ends it.
  const end = vi.fn();
  onTestFinished(onSessionEnd(end));
  channel.postMessage({ end: 'refused', mark: 'last' });
  await waitFor(() => {
    expect(end).toHaveBeenLastCalledWith({ end: 'refused', mark: 'last' });
  });
  expect(readAuthorization()).toEqual(own);
  expect(screen.getByRole('button', { name: `Menú: ${own.userName}` })).toBeVisible();
  expect(hardNavigations()).toEqual([]);
});

it('a host that hangs holds nothing up: the tab is clean at once, the login there in half a second', async () => {
  const asked = hangHost();
  const user = await openDashboard(1);
  // The half second is over when the test says so.
  const wait = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(wait.signal);
  onTestFinished(() => {
    limit.mockRestore();
  });
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(sessionStorage).toHaveLength(0);
  expect(screen.queryByText('medico')).not.toBeInTheDocument();
  expect(hardNavigations()).toEqual([]);
  // The screens still stand; what they ask for stays here.
  await expect(getAreas()).rejects.toMatchObject({ kind: 'aborted' });
  wait.abort();
  await waitFor(() => {
    expect(hardNavigations()).toEqual(['/']);
  });
  expect(limit).toHaveBeenCalledExactlyOnceWith(500);
  expect(asked()).toBe(1);
  await expectLogin();
});

it('five refusals at once end the session once, with one word at the login and no further call', async () => {
  await openPortal();
  await screen.findByRole('button', { name: 'Iniciar sesión' });
  const { heard } = openOtherTab();
  const asked = hangHost();
  writeAuthorization(authorizationOf({ authToken: 'canary' }));
  const client = createQueryClient((own) => {
    void leaveSession(own, 'refused');
  });
  let calls = 0;
  const queryFn = () => {
    calls += 1;
    return Promise.reject(new ApiError('unauthorized', '/path', { status: 403 }));
  };
  const reads = [1, 2, 3, 4, 5].map((id) => client.query({ queryKey: ['read', id], queryFn }));
  await Promise.allSettled(reads);
  expect(await screen.findByText('Sesión expirada')).toBeVisible();
  await expectLogin();
  expect(hardNavigations()).toEqual(['/?expired']);
  expect(heard).toEqual([{ end: 'refused', mark: tokenMark({ authToken: 'canary' }) }]);
  expect(asked()).toBe(1);
  expect(calls).toBe(5);
});

it('the word about an expired session is said once', async () => {
  await openDashboard(1);
  server.use(http.all(`${LABORATORY}/lis/*`, () => new HttpResponse(null, { status: 401 })));
  await openPortal('/dashboard');
  expect(await screen.findByText('Sesión expirada')).toBeVisible();
  await expectLogin();
  await openPortal('/');
  await expectLogin();
  expect(screen.queryByText('Sesión expirada')).not.toBeInTheDocument();
});

it('a page that the browser kept for Back does not come back after somebody else signed in', async () => {
  const kept = new Event('pageshow');
  Object.defineProperty(kept, 'persisted', { value: true });
  await openDashboard(1);
  const next = (sessionStorage.getItem('s') ?? '').replace(me().authToken, 'of.the.next');
  sessionStorage.setItem('s', next);
  fireEvent(window, kept);
  expect(screen.queryByRole('button', { name: 'Cerrar sesión' })).not.toBeInTheDocument();
  fireEvent(window, new Event('pagehide'));
  expect(sessionStorage.getItem('s')).toBe(next);
  sessionStorage.clear();
  await expectLogin();
  expect(hardNavigations()).toEqual(['/']);
});

it('a page that the browser kept for Back does not come back without its session, which a tab finds at a reload', async () => {
  const kept = new Event('pageshow');
  Object.defineProperty(kept, 'persisted', { value: true });
  await openDashboard(1);
  fireEvent(window, kept);
  expect(hardNavigations()).toEqual([]);
  // A sign-out beside it had the browser wipe all tabs.
  const stored = sessionStorage.getItem('s');
  sessionStorage.clear();
  fireEvent(window, new Event('pagehide'));
  expect(sessionStorage.getItem('s')).toBe(stored);

  clearAuthorization();
  fireEvent(window, new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
  fireEvent(window, new Event('pageshow'));
  expect(hardNavigations()).toEqual([]);
  fireEvent(window, kept);
  await expectLogin();
  expect(hardNavigations()).toEqual(['/']);
  fireEvent(window, kept);
  expect(hardNavigations()).toEqual(['/']);
});

it('the end of a session leaves nothing of the user behind and drops what is under way', async () => {
  const queryClient = new QueryClient();
  writeAuthorization(authorizationOf());
  queryClient.setQueryData(['orders', 'canary'], ['canary']);
  queryClient.setQueryData(userTypesOptions().queryKey, { items: [], unreadable: 0 });
  await queryClient
    .getMutationCache()
    .build(queryClient, {})
    .execute(undefined)
    .catch(() => undefined);
  const signal = sessionSignal();
  endSession(queryClient);
  expect(readAuthorization()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  const left = queryClient.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey)).toEqual([userTypesOptions().queryKey]);
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
  expect(signal.aborted).toBe(true);
});

it('windows with reports close when the session ends, however it ends, and before somebody else signs in', async () => {
  // The page stays, so that nothing closes only because it was loaded anew.
  const own = globalThis.location;
  vi.stubGlobal('location', { href: own.href, origin: own.origin, replace: () => undefined });
  onTestFinished(() => {
    vi.stubGlobal('location', own);
  });
  const client = () => createQueryClient(() => undefined);
  const other = { end: 'signed-out', mark: userMark(me()) } as const;
  const endings = [
    ['the user signs out', () => leaveSession(client(), 'signed-out')],
    ['nobody was there', () => leaveSession(client(), 'timed-out')],
    ['the server refused', () => leaveSession(client(), 'refused')],
    ['another tab ended', () => followSessionEnd(client(), other)],
    [
      'somebody else signs in',
      () => {
        endSession(client());
      },
    ],
  ] as const;
  for (const [cause, end] of endings) {
    writeAuthorization(me());
    const close = vi.fn<() => void>();
    const open = vi.spyOn(globalThis, 'open').mockImplementation(() => openedWindow(close));
    openWaitingWindow('Generando…', '7.pdf');
    openWaitingWindow('Generando…', '7.pdf');
    open.mockRestore();
    await end();
    expect(close, cause).toHaveBeenCalledTimes(2);
  }
});
