import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { writeAuthorization } from '@/api/session/authorization-store';
import type { Authorization } from '@/domain/auth/authorization';
import { clearTab } from '@/lib/session/tab-storage';

import { LABORATORY } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';

/** The demo account of a user name or of a user type. */
export function demoAccount(who: string | number) {
  const account = DEMO_ACCOUNTS.find(({ type, userName }) => type === who || userName === who);
  if (account === undefined) throw new Error(`no demo account ${String(who)}`);
  return account;
}

/** Signs a demo account in at the laboratory, as the form would, but without the form: only the tests of signing in type. */
export async function authorizationOf(who: string | number): Promise<Authorization> {
  const { userName, password, type } = demoAccount(who);
  const response = await fetch(`${LABORATORY}/service/authentication/web`, {
    method: 'POST',
    body: JSON.stringify({ user: userName, password, type, historyType: -1 }),
  });
  const { token, user } = (await response.json()) as {
    readonly token: string;
    readonly user: Omit<Authorization, 'authToken' | 'userName'> & { readonly userName?: string };
  };
  return {
    authToken: token,
    userName: user.userName ?? userName,
    id: user.id,
    photo: user.photo,
    confidential: user.confidential,
    type: user.type,
    administrator: user.administrator,
  };
}

/** Opens the portal for a demo account that is signed in already, and waits for the dashboard. */
export async function signedIn(who: string | number): Promise<UserEvent> {
  // As after a sign-out: nothing of the session before.
  clearTab();
  writeAuthorization(await authorizationOf(who));
  const user = await openPortal('/dashboard');
  // On a small screen it waits in the menu.
  await screen.findByRole('button', { name: 'Cerrar sesión', hidden: true });
  return user;
}
