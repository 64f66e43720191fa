// A token that no server ever took is a matter of the installation: whoever installs the portal is told which word to look at.
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { wasTokenNeverTaken } from '@/lib/http/token-trial';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { hardNavigations, openPortal } from '@tests/support/page/render-app';
import { signIn } from './sign-in';

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
