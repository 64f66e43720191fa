import { act, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import {
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { runs } from '@tests/support/environment/runs';

const ORDERS = Array.from({ length: 10 }, (_, at) => ({
  number: String(202603010001 + at),
  patient: `Paciente${at}x`,
}));

/** The patients whose tests are on screen: their names stand in the names of their tests. */
const patientsOfRows = () =>
  screen
    .queryAllByRole('rowheader')
    .flatMap(({ textContent }) => /Paciente\d+x/.exec(textContent)?.[0] ?? []);

it('however answers and choices interleave, the rows belong to the patient above them', async () => {
  let delays: readonly number[] = [];
  let calls = 0;
  server.use(
    http.patch(FILTER, () =>
      HttpResponse.json(ORDERS.map(({ number, patient }) => wireOrder(number, patient))),
    ),
    http.get(RESULTS, async ({ params }) => {
      const number = String(params['order']);
      calls += 1;
      await delay(delays[calls % delays.length] ?? 0);
      const patient = ORDERS.find((order) => order.number === number)?.patient ?? '';
      return HttpResponse.json([wireTest(number, 1, { testName: `Examen de ${patient}` })]);
    }),
  );

  const choices = fc.array(
    fc.record({ at: fc.nat(ORDERS.length - 1), pause: fc.constantFrom(0, 0, 0, 15, 40) }),
    { minLength: 5, maxLength: 12 },
  );
  const waits = fc.array(fc.nat(60), { minLength: 3, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(choices, waits, async (steps, someDelays) => {
      delays = someDelays;
      const user = await openDashboard(4);
      await user.click(screen.getByRole('button', { name: 'Buscar' }));
      const list = await screen.findByRole('listbox', { name: 'Órdenes' });
      for (const { at, pause } of steps) {
        const patient = ORDERS[at]?.patient ?? '';
        await user.click(within(list).getByRole('option', { name: new RegExp(patient) }));
        await act(() => delay(pause));
        expect(screen.getByRole('heading', { level: 2, name: new RegExp(patient) })).toBeVisible();
        expect(patientsOfRows().every((owner) => owner === patient)).toBe(true);
      }
      const last = ORDERS[steps.at(-1)?.at ?? 0]?.patient ?? '';
      expect(await screen.findByRole('rowheader', { name: new RegExp(last) })).toBeVisible();
      expect(patientsOfRows()).toEqual([last]);
    }),
    { numRuns: runs(2, 60), endOnFailure: true },
  );
});
