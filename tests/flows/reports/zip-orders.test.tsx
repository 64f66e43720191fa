import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { USER_TYPES } from '@tests/support/administration/administration';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { openDashboard, RESULTS, wireTest } from '@tests/support/orders/dashboard';
import { openFilter, openMore } from '@tests/support/orders/search';
import { watchZip, type ZipWorld } from './report-world';
import { answerZip, zipOrders } from './zip-laboratory';
import {
  deliveredOrders,
  dialog,
  lastDownload,
  packed,
  press,
  searchOrders,
  summaryRows,
  ZIP,
} from './zip-screen';

let faults: ZipWorld['faults'];
let browser: ZipWorld['browser'];
let deliveries: ZipWorld['deliveries'];

beforeEach(() => {
  ({ faults, browser, deliveries } = watchZip());
});

it.each([
  ['to the users that the installation names', 5, [3, 5], 1],
  ['to customers of every kind', 6, null, 1],
  ['not to the laboratory, whatever it searched', 4, null, 0],
])('the zip is offered %s', async (_case, type, zipUserTypes, count) => {
  answerZip(zipOrders(2), faults);
  server.use(http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, zipUserTypes })));
  const user = await openDashboard(type);
  await press(user, 'Buscar');
  await screen.findByRole('listbox', { name: 'Órdenes' });
  await waitFor(() => {
    expect(screen.queryAllByRole('button', { name: ZIP })).toHaveLength(count);
  });
});

it('more than 31 days are packed in parts, each of which begins where the last one ended', async () => {
  answerZip([...zipOrders(2), '202601150001', '202601140001', '202512310001'], faults);
  const user = await openDashboard(3);
  await user.clear(screen.getByRole('textbox', { name: 'Fecha inicial' }));
  await user.type(screen.getByRole('textbox', { name: 'Fecha inicial' }), '01/12/2025');
  await press(user, 'Buscar');
  await user.click(
    await screen.findByRole('button', { name: 'Descargar ZIP: 5 informes · 2 archivos' }),
  );
  expect(await packed(2, 2)).toHaveTextContent('Archivo 1 de 2 · 01/03/2026');
  await user.click(dialog().getByRole('button', { name: 'Descargar 31/12/2025 a 15/01/2026' }));
  expect(await packed(3, 3)).toHaveTextContent('31/12/2025 a 15/01/2026');
  expect(dialog().queryByRole('button', { name: /^Descargar/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: /^Descarga lista/ })).toBeVisible();
});

const packs = (count: string) => screen.findByRole('button', { name: `Descargar ZIP: ${count}` });
const entry = (order: string | undefined) =>
  screen.findByRole('option', { name: new RegExp(order ?? 'none') });

it('packs what the filter shows, or what was picked, in ranges with Shift from the order that was clicked', async () => {
  const orders = zipOrders(12);
  const user = await searchOrders(orders, faults);
  const withShift = async (order: string | undefined) => {
    await user.keyboard('{Shift>}');
    await user.click(await entry(order));
    await user.keyboard('{/Shift}');
  };
  expect(await packs('12 informes')).toBeVisible();
  const field = await openFilter(user);
  await press(user, 'Seleccionar');
  expect(screen.getByRole('button', { name: 'Todas' })).toHaveFocus();
  await user.click(await entry(orders[7]));
  // Leaves the first three: the range has no beginning there.
  await user.type(field, '01001');
  expect(await packs('1 informe')).toBeVisible();
  await withShift(orders[0]);
  expect(screen.getByText('2 seleccionadas, 1 fuera del filtro')).toBeVisible();
  await user.clear(field);
  const list = screen.getByRole('listbox', { name: 'Órdenes' });
  const marked = () => within(list).getAllByRole('option', { selected: true });
  expect(marked()).toEqual([await entry(orders[0]), await entry(orders[7])]);
  await withShift(orders[2]);
  await user.click(await entry(orders[1]));
  expect(screen.getByText('3 seleccionadas')).toBeVisible();
  // Picking opens no order.
  expect(screen.queryByRole('table', { name: 'Resultados' })).not.toBeInTheDocument();
  await user.click(await packs('3 informes'));
  expect(await packed(3, 3)).toBeVisible();
  await press(user, 'Cerrar');

  list.focus();
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByText('12 seleccionadas')).toBeVisible();
  await press(user, 'Terminar');
  expect(await packs('12 informes')).toBeVisible();
});

it('where a refresh took the marked order away, nothing is packed in its place', async () => {
  const [first = '', ...others] = zipOrders(3);
  const user = await searchOrders([first, ...others], faults);
  await press(user, 'Seleccionar');
  await user.click(await entry(first));
  expect(await packs('1 informe')).toBeEnabled();
  answerZip(others, faults);
  await press(user, 'Actualizar');
  await screen.findByText('2 órdenes');
  expect(screen.getByText('0 seleccionadas')).toBeVisible();
  expect(await packs('0 informes')).toBeDisabled();
});

it('a list that may be the newest orders alone says so, in review, zip and summary; what was delivered is no longer undelivered', async () => {
  const types = [{ type: 3, visible: true, onlyValidated: true, quantityOrder: 3 }];
  server.use(
    http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, reviewLimit: 9 })),
    http.get(USER_TYPES, () => HttpResponse.json(types)),
    http.get(RESULTS, ({ params }) => HttpResponse.json([wireTest(String(params['order']), 1)])),
  );
  const user = await searchOrders(zipOrders(3), faults);
  expect(
    screen.getByText('Se muestran las 3 órdenes más recientes; puede haber más.'),
  ).toBeVisible();
  expect(await screen.findByText('Revisadas: 3 de 3')).toBeVisible();
  await openMore(user);
  expect(
    screen.getByText('Las órdenes más antiguas, que no están en la lista, quedan sin revisar.'),
  ).toBeVisible();
  await screen.findByRole('button', { name: 'Sin entregar 3' });
  await press(user, ZIP);
  await packed(3, 3);
  const note = 'La lista muestra solo las 3 órdenes más recientes; puede haber más.';
  expect(dialog().getByText(note)).toBeVisible();
  expect(summaryRows((await lastDownload(browser)).files, 'Aviso')).toEqual([[note]]);
  await waitFor(() => {
    expect(deliveredOrders(deliveries)).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Sin entregar/ })).toBeNull();
  });
});
