import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';

import { FILTER, openDashboard, RESULTS, wireOrder, type wireTest } from './dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { chooseArea, pressSearch, unfoldForm } from './search';

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

export const AREAS = `${LABORATORY}/lis/api/areas/filter/state/true`;
export const CHEMISTRY = { areaId: 1, areaName: 'Química clínica' };
export const HEMATOLOGY = { areaId: 2, areaName: 'Hematología' };

/** The same two orders and two areas; the laboratory gives those of these tests that are of the area asked for. */
export function answerByArea(tests: readonly ReturnType<typeof wireTest>[]): void {
  const areas = [CHEMISTRY, HEMATOLOGY].map(({ areaId, areaName }) => ({
    id: areaId,
    name: areaName,
  }));
  server.use(
    http.get(AREAS, () => HttpResponse.json(areas)),
    http.patch(FILTER, () => HttpResponse.json([wireOrder(ANA, 'Ana'), wireOrder(BETO, 'Beto')])),
    http.get(RESULTS, ({ params }) => {
      const area = Number(params['area']);
      return HttpResponse.json(tests.filter(({ areaId }) => area === 0 || areaId === area));
    }),
  );
}

/** Searches in an area as a user type, and opens Ana's order. */
export async function openInArea(type: number, area: string): Promise<UserEvent> {
  const user = await openDashboard(type);
  await chooseArea(user, area);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await selectOrder(user, 'Ana');
  return user;
}

/** Searches in another area, and opens Ana's order there. */
export async function searchInArea(user: UserEvent, area: string): Promise<void> {
  await unfoldForm(user);
  await chooseArea(user, area);
  await searchAgain(user);
  await selectOrder(user, 'Ana');
}

/** What the head says of the open order, label by label. */
export function orderFacts(): readonly string[] {
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return terms.map((term, at) => `${term}: ${values[at] ?? ''}`);
}

/** Waits until this is told of the results of the open order. */
export async function expectCounts(words: string): Promise<void> {
  await waitFor(() => {
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told).toContainEqual(expect.stringMatching(new RegExp(`: ${words}$`)));
  });
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
