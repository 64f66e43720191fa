import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { userMark } from '@/domain/auth/session-mark';
import { changeSetting, openDashboard } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { me } from './another-tab';
import { hardNavigations, openPortal } from '@tests/support/page/render-app';
import { watchWords } from '@tests/support/page/watch-words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DIALOG = { name: 'Su sesión está por expirar' };
const warning = () => screen.queryByRole('dialog', DIALOG);

/** Lets time pass second by second, as the watch sees it. */
async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTime(milliseconds));
}

/** Sets the clock on the wall; the page's own clock does not move. */
function setClock(change: number): void {
  vi.setSystemTime(Date.now() + change);
}

const moveMouse = () => fireEvent.mouseMove(document.body);

/** Another tab of the same user: what react-idle-timer carries between tabs. */
function openOtherTab(mark = userMark(me())) {
  const channel = new BroadcastChannel(`session-activity ${mark}`);
  const heard: unknown[] = [];
  channel.onmessage = ({ data }: { data: unknown }) => {
    heard.push(data);
  };
  onTestFinished(() => {
    channel.close();
  });
  const tell = (data: unknown) => {
    channel.postMessage({ action: 13, token: 'other tab', data });
  };
  const told = () => heard.filter((message) => Reflect.get(Object(message), 'action') === 13);
  return { tell, told };
}

/** A physician's dashboard whose session may idle so long. */
async function openSession(minutes = '1') {
  changeSetting('SessionExpirationTime', minutes);
  return openDashboard(1);
}

async function expectExpired(): Promise<void> {
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Sesión expirada' })).toBeVisible();
  expect(hardNavigations()).toEqual(['/?expired']);
  expect(window.location.href).toMatch(/^http:\/\/[^/]+\/$/);
  expect(sessionStorage).toHaveLength(0);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

it('warns before the end, over a page that can be neither read nor used', async () => {
  const user = await openSession();
  const search = screen.getByRole('button', { name: 'Buscar' });
  search.focus();
  await pass(59_000);
  expect(warning()).toBeNull();
  await pass(1000);
  const dialog = screen.getByRole('dialog', DIALOG);
  expect(within(dialog).getByRole('timer')).toHaveTextContent('Quedan 20 segundos.');
  // The dialog takes the focus in a later task, of which `waitFor` would not hear: its interval stands still.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await waitFor(() => {
    expect(within(dialog).getByRole('button', { name: 'Continuar' })).toHaveFocus();
  });
  expect(search).not.toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buscar' })).not.toBeInTheDocument();
  // What appears meanwhile is hidden as well.
  const late = document.createElement('div');
  late.textContent = 'late answer';
  document.body.append(late);
  await waitFor(() => {
    expect(late).not.toBeVisible();
  });
  expect(late).toHaveAttribute('inert');
  late.remove();
  expect(within(dialog).getByRole('status')).toBeEmptyDOMElement();
  await pass(10_000);
  expect(within(dialog).getByRole('timer')).toHaveTextContent('Quedan 10 segundos.');
  expect(within(dialog).getByRole('status')).toHaveTextContent('Quedan 10 segundos.');

  await user.click(within(dialog).getByRole('button', { name: 'Continuar' }));
  expect(warning()).toBeNull();
  expect(search).toBeVisible();
  expect(search).toHaveFocus();
  await pass(59_000);
  expect(warning()).toBeNull();
  await pass(1000);
  expect(warning()).toBeVisible();
});

it('ends the session when nobody answers, tells the other tabs, and explains it at the login', async () => {
  await openSession();
  const other = openOtherTab();
  await pass(MINUTE + 19_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Queda 1 segundo.');
  await pass(1000);
  expect(screen.queryByText('medico')).not.toBeInTheDocument();
  await expect.poll(other.told).toEqual([expect.objectContaining({ data: 'over' })]);
  await expectExpired();
});

it('offers the sign-out in the warning, and nothing but its buttons leaves it', async () => {
  const user = await openSession();
  await pass(MINUTE);
  const dialog = screen.getByRole('dialog', DIALOG);
  await user.keyboard('{Escape}');
  moveMouse();
  await pass(1000);
  expect(dialog).toBeVisible();
  expect(within(dialog).getByRole('timer')).toHaveTextContent('Quedan 19 segundos.');
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar sesión' }));
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(screen.queryByText('Sesión expirada')).not.toBeInTheDocument();
});

it('counts from the last activity, which the other tabs are told once a second at most', async () => {
  await openSession();
  const other = openOtherTab();
  await pass(50_000);
  for (let move = 0; move < 20; move += 1) moveMouse();
  const seen = Date.now();
  await pass(59_000);
  expect(warning()).toBeNull();
  await pass(1000);
  expect(warning()).toBeVisible();
  await expect.poll(other.told).toEqual([expect.objectContaining({ data: seen })]);
});

it('lives on through activity in another tab, also once the warning shows, but not through an old one; it ends with the tab whose time is up', async () => {
  await openSession();
  const other = openOtherTab();
  // A tab that slept tells of an end that is none for this one.
  other.tell('over');
  await pass(50_000);
  other.tell(Date.now());
  // Not `waitFor`: it looks again by an interval, and intervals stand still here.
  await expect.poll(() => sessionStorage.getItem('s')).toContain(`"activeAt":${Date.now()}`);
  await pass(59_000);
  expect(warning()).toBeNull();
  await pass(5000);
  expect(warning()).toBeVisible();
  other.tell(Date.now());
  await waitFor(() => {
    expect(warning()).toBeNull();
  });
  await pass(MINUTE + 5000);
  expect(warning()).toBeVisible();
  other.tell(Date.now() - HOUR);
  other.tell({ at: Date.now() });
  other.tell('over');
  await expectExpired();
});

it('another user in another tab neither keeps nor ends this session', async () => {
  await openSession();
  const foreign = openOtherTab('another-user');
  const own = openOtherTab();
  await pass(MINUTE - 1000);
  foreign.tell(Date.now());
  await pass(6000);
  expect(warning()).toBeVisible();
  foreign.tell('over');
  // What was told before was heard before: this one keeps it.
  own.tell(Date.now());
  await waitFor(() => {
    expect(warning()).toBeNull();
  });
  expect(foreign.told()).toEqual([]);
  expect(hardNavigations()).toEqual([]);
});

it.each([
  ['focus', () => fireEvent.focus(window)],
  ['visibilitychange', () => fireEvent(document, new Event('visibilitychange'))],
  ['pageshow', () => fireEvent(window, new Event('pageshow'))],
])('is over on %s after the computer slept', async (_event, wake) => {
  await openSession();
  setClock(8 * HOUR);
  wake();
  expect(screen.queryByText('medico')).not.toBeInTheDocument();
  await expectExpired();
});

it('a session that is over when the page opens never shows, nor asks for anything of its own', async () => {
  await openSession();
  setClock(2 * MINUTE);
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.headers.has('authorization')) asked.push(new URL(request.url).pathname);
  });
  onTestFinished(() => {
    server.events.removeAllListeners();
  });
  const drawn = watchWords();
  await openPortal('/dashboard');
  await expectExpired();
  expect(drawn()).toContain('Usuario');
  expect(drawn()).not.toContain('medico');
  expect(drawn()).not.toContain('Cerrar sesión');
  const open = ['/service/usertypes', '/service/configuration/encrypted'];
  expect(asked.filter((path) => !open.includes(path))).toEqual([]);
});
