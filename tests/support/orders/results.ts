import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';

import { FILTER, openDashboard, RESULTS, wireOrder } from './dashboard';
import { server } from '@tests/support/environment/laboratory';
import { pressSearch } from './search';

/** Order numbers of the two orders that `answerResults` offers, of Ana and of Beto. */
export const ANA = '202603010001';
export const BETO = '202603010002';

export const results = () => screen.findByRole('table', { name: 'Resultados' });

/** The row of a test, in the table that is on screen. */
export async function resultRow(name: string): Promise<HTMLElement> {
  return within(await results()).getByRole('row', { name: new RegExp(`(^|Validado )${name}`) });
}

/** The names of the tests in the table, from top to bottom. */
export async function shownTests(): Promise<readonly string[]> {
  const rows = within(await results()).getAllByRole('rowheader');
  return rows
    .map(({ textContent }) => textContent.trim())
    .filter((name) => name.startsWith('Examen'));
}

/** Two orders; their results are what `answer` gives. */
export function answerResults(answer: (order: string) => unknown): void {
  server.use(
    http.patch(FILTER, () => HttpResponse.json([wireOrder(ANA, 'Ana'), wireOrder(BETO, 'Beto')])),
    http.get(RESULTS, async ({ params }) => {
      const body = await answer(String(params['order']));
      return body instanceof Response ? body : HttpResponse.json(body as object);
    }),
  );
}

/** Chooses the order of the list that belongs to this patient. */
export async function selectOrder(user: UserEvent, name: string): Promise<void> {
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  await user.click(within(list).getByRole('option', { name: new RegExp(name) }));
}

/** Searches for something else, and waits until the orders found are in the place of those on screen. */
export async function searchAgain(user: UserEvent): Promise<void> {
  const earlier = screen.getByRole('option', { name: /Ana/ });
  await pressSearch(user);
  await waitFor(() => {
    expect(earlier).not.toBeInTheDocument();
  });
}

/** Signs in as laboratory user, searches and opens Ana's order. */
export async function openAna(): Promise<UserEvent> {
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await selectOrder(user, 'Ana');
  return user;
}
