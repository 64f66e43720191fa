// A token that no server ever took is a matter of the installation: whoever installs the portal is told which word to look at.
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { wasTokenNeverTaken } from '@/lib/http/token-trial';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { hardNavigations, openPortal } from '@tests/support/page/render-app';
import { USER_FIELD } from '@tests/support/people/user-field';

const PHYSICIAN = DEMO_ACCOUNTS.find(({ type }) => type === 1);
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

async function signIn() {
  const user = await openPortal();
  await user.click(await screen.findByRole('radio', { name: 'Médico' }));
  await user.type(screen.getByRole('textbox', { name: USER_FIELD }), PHYSICIAN?.userName ?? '');
  await user.type(screen.getByLabelText('Contraseña'), PHYSICIAN?.password ?? '');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  return user;
}

it('a token that no server ever took names the word in config.json, not the session’s age', async () => {
  refuseToken();
  await signIn();
  expect(await screen.findByText(NEVER_TAKEN)).toBeVisible();
  expect(screen.getByText(/otro authScheme que «Bearer» en config\.json/)).toBeVisible();
  expect(screen.queryByText('Sesión expirada')).not.toBeInTheDocument();
  expect(hardNavigations()).toEqual(['/?refused']);
  expect(window.location.search).toBe('');
});

it('a token that one server took expired', async () => {
  const user = await signIn();
  const search = await screen.findByRole('button', { name: 'Buscar' });
  await expect.poll(wasTokenNeverTaken).toBe(false);
  refuseToken();
  await user.click(search);
  expect(await screen.findByText('Sesión expirada')).toBeVisible();
  expect(screen.queryByText(NEVER_TAKEN)).not.toBeInTheDocument();
  expect(hardNavigations()).toEqual(['/?expired']);
});
