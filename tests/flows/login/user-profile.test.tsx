import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { writeAuthorization } from '@/api/session/authorization-store';

import type { UserTypeCode } from '@/domain/auth/user-type';
import { asksBeforeUnload } from '@tests/support/page/before-unload';
import { changeSetting } from '@tests/support/orders/dashboard';
import { gate } from '@tests/support/reports/reports';
import { openPortal } from '@tests/support/page/render-app';
import { expectTyped, NEW, refuse, save, typeAll, watchUpdate } from './password-fields';
import { authorizationOf } from '@tests/support/people/world';

const CHANGED = 'La contraseña se actualizó.';

async function openProfile(type: UserTypeCode = 4) {
  const signedIn = await authorizationOf('laboratorio');
  writeAuthorization({ ...signedIn, type, userName: 'médico <b>', id: 4 });
  const user = await openPortal('/userprofile');
  await screen.findByRole('heading', { name: 'Perfil de usuario' });
  return user;
}

const back = () => screen.getByRole('link', { name: 'Volver a los resultados' });

it('nobody leaves the page while a change is on its way; what comes of it is told, and empties the fields', async () => {
  const answer = gate();
  const bodies = watchUpdate(async () => {
    await answer.wait();
    return new HttpResponse(null);
  });
  const user = await openProfile();
  expect(screen.getByText('médico <b>')).toBeVisible();
  expect(screen.queryByText(/\bIP\b/)).toBeNull();
  typeAll('old');
  await user.click(save());
  await waitFor(() => {
    expect(bodies).toEqual([
      { idUser: 4, userName: 'médico <b>', passwordOld: 'old', passwordNew: NEW, type: 4 },
    ]);
  });
  await user.click(back());
  expect(window.location.pathname).toBe('/userprofile');
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeDisabled();
  expect(asksBeforeUnload()).toBe(true);
  answer.open();
  expect(await screen.findByText(CHANGED)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeEnabled();
  expect(asksBeforeUnload()).toBe(false);
  expectTyped('', '');
  await user.click(back());
  await waitFor(() => {
    expect(window.location.pathname).toBe('/dashboard');
  });
});

it('a lost answer may be why the next attempt is refused, until one was confirmed', async () => {
  const user = await openProfile();
  const refused = [refuse('2|password old'), 'La contraseña no es correcta.'] as const;
  const lost = [() => HttpResponse.error(), 'No se pudo confirmar el cambio'] as const;
  const confirmed = [() => new HttpResponse(null), CHANGED] as const;
  const maybe = () => screen.queryByText(/^El intento anterior pudo haberse guardado/) !== null;
  const seen: boolean[] = [];
  for (const [answer, words] of [refused, lost, refused, lost, confirmed, refused]) {
    watchUpdate(answer);
    typeAll('old');
    await user.click(save());
    expect(await screen.findByText(words)).toBeVisible();
    seen.push(maybe());
  }
  expect(seen).toEqual([false, false, true, false, false, false]);
});

it('the change of a physician is never called done; without the policy any password does that is repeated and new', async () => {
  changeSetting('SecurityPolitics', 'False');
  watchUpdate(() => new HttpResponse(null));
  const user = await openProfile(1);
  expect(screen.queryByRole('list', { name: 'Requisitos de la contraseña' })).toBeNull();
  typeAll('old', '   ');
  expect(save()).toBeDisabled();
  typeAll('old', 'a');
  await user.click(save());
  const alert = await screen.findByRole('alert', { name: 'No se pudo confirmar el cambio' });
  expect(alert).toHaveTextContent('no confirma los cambios de contraseña de este tipo de usuario');
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
  expectTyped('old', 'a');
});
