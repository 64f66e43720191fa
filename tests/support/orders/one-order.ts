import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { FILTER, openDashboard, RESULTS, wireOrder, wireTest } from './dashboard';
import { server } from '@tests/support/environment/laboratory';

const PATIENT = 2;

/** The order that these helpers open. */
export const ORDER = '202603010001';

/** A test of the order as the wire carries it, but for what is named here. */
export type TestChanges = Readonly<Record<string, unknown>>;

/** There is one order, with these wire tests. */
export function answerOrder(tests: readonly object[]): void {
  server.use(
    http.patch(FILTER, () => HttpResponse.json([wireOrder(ORDER, 'Ana')])),
    http.get(RESULTS, () => HttpResponse.json(tests)),
  );
}

/** The same with a test for each of the changes. */
export const answerOwnOrder = (changes: readonly TestChanges[]) => {
  answerOrder(changes.map((change, at) => wireTest(ORDER, at + 1, change)));
};

/** Signs in as patient, or as another type, who has that order: it opens itself. */
export async function openOwnOrder(
  changes: readonly TestChanges[],
  type = PATIENT,
): Promise<UserEvent> {
  answerOwnOrder(changes);
  const user = await openDashboard(type);
  if (type !== PATIENT) await user.click(screen.getByRole('button', { name: 'Buscar' }));
  return user;
}

/** Signs in as laboratory user, finds the one order, and opens it. */
export async function findOrder(): Promise<UserEvent> {
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  await user.click(within(list).getByRole('option', { name: /Ana/ }));
  await screen.findByRole('table', { name: 'Resultados' });
  return user;
}

/** The same where its results are these wire tests. */
export function openOneOrder(tests: readonly object[]): Promise<UserEvent> {
  answerOrder(tests);
  return findOrder();
}
