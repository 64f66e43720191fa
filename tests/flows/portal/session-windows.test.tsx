import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { userMark } from '@/domain/auth/session-mark';
import { endSession } from '@/features/session/end-session';
import { followSessionEnd, leaveSession } from '@/features/session/leave-session';
import { openWaitingWindow } from '@/lib/files/download';

import { openDashboard } from '@tests/support/orders/dashboard';
import { me } from '@tests/support/people/session';

/** A window that the portal opened; jsdom has none. */
function openedWindow(close: () => void): Window {
  const opened = { close, closed: false, document: document.implementation.createHTMLDocument() };
  return opened as unknown as Window;
}

it.each<readonly [end: string, ending: () => Promise<void> | void]>([
  [
    'the user signs out',
    () =>
      leaveSession(
        createQueryClient(() => undefined),
        'signed-out',
      ),
  ],
  [
    'nobody was there',
    () =>
      leaveSession(
        createQueryClient(() => undefined),
        'timed-out',
      ),
  ],
  [
    'the server refused',
    () =>
      leaveSession(
        createQueryClient(() => undefined),
        'refused',
      ),
  ],
  [
    'another tab ended',
    () =>
      followSessionEnd(
        createQueryClient(() => undefined),
        { end: 'signed-out', mark: userMark(me()) },
      ),
  ],
])('C4: windows with reports close when the session ends because %s', async (_end, ending) => {
  await openDashboard(1);
  const close = vi.fn<() => void>();
  const open = vi.spyOn(globalThis, 'open').mockImplementation(() => openedWindow(close));
  openWaitingWindow('Generando…');
  openWaitingWindow('Generando…');
  open.mockRestore();
  await ending();
  expect(close).toHaveBeenCalledTimes(2);
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

it('C4: they close before somebody else signs in', () => {
  const close = vi.fn<() => void>();
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(openedWindow(close));
  openWaitingWindow('Generando…');
  open.mockRestore();
  endSession(createQueryClient(() => undefined));
  expect(close).toHaveBeenCalledTimes(1);
});
