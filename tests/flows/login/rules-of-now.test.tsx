import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import {
  changeSetting,
  FILTER,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { signIn } from './sign-in';
import { openPortal, hardNavigations } from '@tests/support/page/render-app';
import { wasTokenNeverTaken } from '@/lib/http/token-trial';

const ORDER = '202603010001';
const USER_TYPES = `${LABORATORY}/service/usertypes`;
const CONFIGURATION = `${LABORATORY}/service/configuration/encrypted`;
const TYPE = { visible: true, image: '', message: '', confidential: false, quantityOrder: 0 };

/** Everybody may see the validated tests only, or the others too. */
function answerTypes(onlyValidated: boolean): void {
  const types = [1, 2, 3, 4].map((type) => ({ ...TYPE, type, onlyValidated }));
  server.use(http.get(USER_TYPES, () => HttpResponse.json(types)));
}

/** A patient's order with a result in panic and one that nobody validated. */
function answerOrder(): void {
  server.use(
    http.patch(FILTER, () => HttpResponse.json([wireOrder(ORDER, 'Ana')])),
    http.get(RESULTS, () =>
      HttpResponse.json([
        wireTest(ORDER, 1, { pathology: 6, result: '9.9' }),
        wireTest(ORDER, 2, { state: 2, result: '7.7' }),
        wireTest(ORDER, 3, { result: '5.5' }),
      ]),
    ),
  );
}

/** Whoever sits before a login that was opened two minutes ago. */
async function leaveLoginOpen(): Promise<UserEvent> {
  answerTypes(false);
  answerOrder();
  const user = await openPortal();
  await screen.findByRole('button', { name: 'Iniciar sesión' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return user;
}

const enter = (user: UserEvent) => signIn(user, 'Paciente', ['52345678', 'Paciente.2026']);

it('what was forbidden while the login stood open is not shown to whoever signs in', async () => {
  const user = await leaveLoginOpen();
  changeSetting('BloqueaPanicos', '1');
  answerTypes(true);
  await enter(user);
  expect(await screen.findByText('5.5')).toBeVisible();
  expect(screen.queryByText(/7\.7|9\.9/)).toBeNull();
});

it('rules that cannot be read again show nothing, and can be asked for again', async () => {
  const user = await leaveLoginOpen();
  let isBroken = true;
  server.use(
    http.get(CONFIGURATION, () => (isBroken ? new HttpResponse(null, { status: 404 }) : undefined)),
  );
  await enter(user);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByText(/5\.5|7\.7|9\.9/)).toBeNull();
  isBroken = false;
  changeSetting('BloqueaPanicos', '1');
  await user.click(retry);
  expect(await screen.findByText('5.5')).toBeVisible();
  expect(screen.queryByText('9.9')).toBeNull();
});

const NEVER_TAKEN = 'El servidor no aceptó la sesión';

/** Every server refuses the session's token from now on. */
function refuseToken(): void {
  server.use(
    http.all(`${LABORATORY}/*`, ({ request }) =>
      request.headers.has('authorization')
        ? new HttpResponse('Invalid token', { status: 401 })
        : undefined,
    ),
  );
}

const signInAsPhysician = (user: UserEvent) => signIn(user, 'Médico', ['medico', 'Medico.2026']);

it('a token that no server ever took names the word in config.json; one that a server took expired', async () => {
  refuseToken();
  const user = await openPortal();
  await signInAsPhysician(user);
  expect(await screen.findByText(NEVER_TAKEN)).toBeVisible();
  expect(screen.getByText(/otro authScheme que «Bearer» en config\.json/)).toBeVisible();
  expect(screen.queryByText('Sesión expirada')).not.toBeInTheDocument();
  expect(hardNavigations()).toEqual(['/?refused']);
  expect(window.location.search).toBe('');

  server.resetHandlers();
  await signInAsPhysician(user);
  const search = await screen.findByRole('button', { name: 'Buscar' });
  await expect.poll(wasTokenNeverTaken).toBe(false);
  refuseToken();
  await user.click(search);
  expect(await screen.findByText('Sesión expirada')).toBeVisible();
  expect(screen.queryByText(NEVER_TAKEN)).not.toBeInTheDocument();
  expect(hardNavigations()).toEqual(['/?refused', '/?expired']);
});
