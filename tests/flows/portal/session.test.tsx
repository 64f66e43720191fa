import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import {
  clearAuthorization,
  readAuthorization,
  writeAuthorization,
} from '@/api/session/authorization-store';
import { hasSignedOutSince } from '@/api/session/sign-outs';
import { tokenMark, userMark } from '@/domain/auth/session-mark';
import { leaveSession } from '@/features/session/leave-session';
import { ApiError } from '@/lib/http/api-error';
import { onSessionEnd } from '@/lib/session/session-channel';

import { openDashboard } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { hardNavigations, openPortal } from '@tests/support/page/render-app';
import { authorizationOf, me } from '@tests/support/people/session';

const SIGNED_OUT = '*/signed-out';

/** Another tab of the same portal: what it says and hears of the end of the session. */
function openOtherTab() {
  const channel = new BroadcastChannel('session-end');
  const heard: unknown[] = [];
  channel.onmessage = ({ data }: { data: unknown }) => {
    heard.push(data);
  };
  onTestFinished(() => {
    channel.close();
  });
  return { channel, heard };
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

it('signing out tells the other tabs and loads the login anew', async () => {
  const { heard } = openOtherTab();
  const user = await openDashboard(1);
  const own = me();
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  await expectLogin();
  expect(hardNavigations()).toEqual(['/']);
  expect(heard).toEqual([{ end: 'signed-out', mark: userMark(own) }]);
  expect(JSON.stringify(heard)).not.toMatch(new RegExp(`${own.userName}|${own.authToken}`));
  expect(screen.queryByText('Sesión expirada')).not.toBeInTheDocument();
});

it.each([
  ['signed-out', userMark, '/', 0],
  ['refused', tokenMark, '/?expired', 1],
] as const)('a session that ended in another tab (%s) ends here', async (...given) => {
  const [end, markOf, address, explanations] = given;
  const { channel, heard } = openOtherTab();
  await openDashboard(1);
  channel.postMessage({ end, mark: markOf(me()) });
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
  expect(screen.getByText(own.userName)).toBeVisible();
  expect(hardNavigations()).toEqual([]);
});

it('the same user is gone from every tab at once, with whatever token', async () => {
  const { channel } = openOtherTab();
  await openDashboard(1);
  const again = { ...me(), authToken: 'other.token', userName: ` ${me().userName.toUpperCase()}` };
  channel.postMessage({ end: 'signed-out', mark: userMark(again) });
  await waitFor(() => {
    expect(readAuthorization()).toBeNull();
  });
  await expectLogin();
});

it('a host that hangs holds nothing up: the tab is clean at once, the login there in half a second (C7)', async () => {
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
  wait.abort();
  await waitFor(() => {
    expect(hardNavigations()).toEqual(['/']);
  });
  expect(limit).toHaveBeenCalledExactlyOnceWith(500);
  expect(asked()).toBe(1);
  await expectLogin();
});

it('a host that knows nothing of it, or none at all, is no obstacle: tabs that are away find word of the sign-out, which names nobody', async () => {
  server.use(http.get(SIGNED_OUT, () => HttpResponse.error()));
  const user = await openDashboard(1);
  const own = me();
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  await expectLogin();
  expect(hasSignedOutSince(userMark(own), Date.now() - 60_000)).toBe(true);
  const left = JSON.stringify(Object.entries(localStorage));
  expect(left).not.toMatch(new RegExp(`${own.userName}|${own.authToken}`));
});

it('five refusals at once end the session once, with one word at the login and no further call (B4)', async () => {
  await openPortal();
  await screen.findByRole('button', { name: 'Iniciar sesión' });
  const { heard } = openOtherTab();
  const asked = hangHost();
  writeAuthorization({
    authToken: 'canary',
    userName: 'canary',
    id: 1,
    photo: '',
    confidential: false,
    type: 1,
    administrator: false,
  });
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

it('a page that the browser kept for Back does not come back after somebody else signed in (C5)', async () => {
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

it('a tab finds its session at a reload, though a sign-out beside it had the browser wipe all tabs', async () => {
  await openDashboard(1);
  const kept = sessionStorage.getItem('s');
  sessionStorage.clear();
  fireEvent(window, new Event('pagehide'));
  expect(sessionStorage.getItem('s')).toBe(kept);
  clearAuthorization();
  fireEvent(window, new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});

it('a page that the browser kept for Back does not come back without its session (C5)', async () => {
  const kept = new Event('pageshow');
  Object.defineProperty(kept, 'persisted', { value: true });
  await openDashboard(1);
  fireEvent(window, kept);
  expect(hardNavigations()).toEqual([]);
  clearAuthorization();
  fireEvent(window, new Event('pageshow'));
  expect(hardNavigations()).toEqual([]);
  fireEvent(window, kept);
  await expectLogin();
  expect(hardNavigations()).toEqual(['/']);
  fireEvent(window, kept);
  expect(hardNavigations()).toEqual(['/']);
});
