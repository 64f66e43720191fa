import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import {
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { HISTORY, startComparing, wireHistory, wireItem } from '@tests/support/orders/history';
import { server } from '@tests/support/environment/laboratory';
import { watchBrowser } from '@tests/support/reports/reports';

const EARLIER = '202602070001';
const LATER = '202603010001';
const LEUKOCYTES = { testName: 'Leucocitos', abbreviation: 'LEU' };
const BLOOD = { ...LEUKOCYTES, areaName: 'Hematología', profileId: 1, profileName: 'Hemograma' };
const URINE = { ...LEUKOCYTES, areaName: 'Uroanálisis', profileId: 2, profileName: 'Orina' };

const testsOf = (order: string) => [
  wireTest(order, 1, { ...BLOOD, ...(order === LATER && { result: '12', pathology: 3 }) }),
  wireTest(order, 2, { ...URINE, ...(order === LATER && { result: '25', pathology: 3 }) }),
];

/** Opens an order that has the leukocytes of blood and those of urine, as the one before it. */
async function openNamesakes() {
  const orders = [EARLIER, LATER].map((order) => ({ ...wireOrder(order, 'Ana'), patientId: 'x' }));
  server.use(
    http.patch(FILTER, () => HttpResponse.json(orders)),
    http.get(RESULTS, ({ params }) => HttpResponse.json(testsOf(String(params['order'])))),
    http.patch(HISTORY, () =>
      HttpResponse.json([1, 2].map((id) => wireHistory(id, [wireItem(EARLIER)]))),
    ),
  );
  const user = await openDashboard(1);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  await user.click(within(list).getByRole('option', { name: new RegExp(LATER) }));
  await screen.findByRole('table', { name: 'Resultados' });
  await startComparing(user);
  return user;
}

it('a comparison tells two tests of one name apart, on screen and in the file', async () => {
  const { blobs } = watchBrowser();
  const user = await openNamesakes();
  await user.click(screen.getByRole('button', { name: 'Comparar órdenes' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Comparar órdenes/ }));
  const table = within(await dialog.findByRole('table', { name: 'Resultados de las dos órdenes' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    ...['LeucocitosHemograma', 'LeucocitosOrina'],
  ]);
  const [course] = dialog.getAllByRole('listitem');
  expect(course).toHaveTextContent(/Leucocitos \(Hemograma\): .*; Leucocitos \(Orina\): /);
  await user.click(dialog.getByRole('button', { name: 'Descargar CSV' }));
  await waitFor(() => {
    expect(blobs.size).toBe(1);
  });
  const lines = ((await [...blobs.values()][0]?.text()) ?? '').split('\r\n');
  expect(lines.map((line) => line.split(';').slice(-2))).toEqual([
    ...[['Área', 'Perfil'], ['Hematología', 'Hemograma'], ['Uroanálisis', 'Orina'], ['']],
  ]);
});

it('so do their histories', async () => {
  const user = await openNamesakes();
  await user.click(screen.getByRole('button', { name: 'Seleccionar todos' }));
  await user.click(screen.getByRole('button', { name: 'Tabla histórica' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Tabla histórica/ }));
  const headings = await dialog.findAllByRole('heading', { level: 3 });
  expect(headings).toHaveLength(2);
  expect(headings[0]).toHaveTextContent(/^Leucocitos \(LEU\) · Hemograma /);
  expect(headings[1]).toHaveTextContent(/^Leucocitos \(LEU\) · Orina /);
});
