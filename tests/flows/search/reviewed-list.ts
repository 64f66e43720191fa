import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';

import { FILTER, openDashboard, RESULTS, wireOrder } from '@tests/support/orders/dashboard';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';

/** The number of the order of a patient, whose name ends in the same. */
export const numberOf = (at: number) => `2026030100${String(at).padStart(2, '0')}`;

/** What each of the orders holds, by its number; null for a call that fails. */
export type Answers = Readonly<Record<string, readonly object[] | null>>;

/** A dashboard whose list holds these orders, at each search those of the moment; says how many calls ran at once at the most, and how many in all. */
export async function openList(answers: Answers, { type = 4, file = {}, wait = 0 } = {}) {
  const calls = { now: 0, most: 0, all: 0 };
  const listed = () => Object.keys(answers).map((order) => wireOrder(order, `P${order.slice(-2)}`));
  server.use(
    http.get('*/config.json', () =>
      HttpResponse.json({ ...RUNTIME_FILE, startDays: 7, reviewLimit: 200, ...file }),
    ),
    http.patch(FILTER, () => HttpResponse.json(listed())),
    http.get(RESULTS, async ({ params }) => {
      calls.all += 1;
      calls.now += 1;
      calls.most = Math.max(calls.most, calls.now);
      await delay(wait);
      calls.now -= 1;
      const tests = answers[String(params['order'])];
      return tests === null ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(tests);
    }),
  );
  const user = await openDashboard(type);
  await screen.findByRole('listbox', { name: 'Órdenes' });
  return { user, calls };
}

/** The button that looks through the list. */
export const start = () => screen.findByRole('button', { name: 'Revisar novedades' });

/** What the list can be narrowed to, with how many orders each: in sight, and in the menu of the list. */
export const chips = () =>
  ['Qué mostrar', 'Otros grupos'].flatMap((name) =>
    screen
      .queryAllByRole('group', { name, hidden: true })
      .flatMap((group) => within(group).queryAllByRole('button', { hidden: true }))
      .map(({ textContent }) => textContent),
  );

/** The last part of the names in the list, from above. */
export const entries = () => {
  const list = screen.getByRole('listbox', { name: 'Órdenes' });
  return within(list)
    .getAllByRole('option')
    .map(({ textContent }) => /P\d\d/.exec(textContent)?.[0]);
};
