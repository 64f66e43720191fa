import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { watchZip, type ZipWorld } from '@tests/support/reports/report-world';
import { answerZip, zipOrders } from '@tests/support/reports/zip-laboratory';
import { press, searchOrders } from '@tests/support/reports/zip-screen';

let faults: ZipWorld['faults'];

beforeEach(() => {
  ({ faults } = watchZip());
});

const entry = (order: string | undefined) =>
  screen.findByRole('option', { name: new RegExp(order ?? 'none') });
const marked = () =>
  within(screen.getByRole('listbox', { name: 'Órdenes' })).queryAllByRole('option', {
    selected: true,
  });

async function clickWithShift(user: UserEvent, order: string | undefined): Promise<void> {
  await user.keyboard('{Shift>}');
  await user.click(await entry(order));
  await user.keyboard('{/Shift}');
}

it('where a refresh took the marked order away, nothing is packed in its place', async () => {
  const [first = '', ...others] = zipOrders(6);
  const user = await searchOrders([first, ...others], faults);
  await press(user, 'Seleccionar órdenes');
  expect(screen.getByRole('button', { name: 'Todas' })).toHaveFocus();
  await user.click(await entry(first));
  expect(screen.getByRole('button', { name: 'Descargar ZIP: 1 informe' })).toBeEnabled();
  const listed = await entry(first);
  answerZip(others, faults);
  await press(user, 'Actualizar');
  await screen.findByText('5 órdenes');
  expect(listed).not.toHaveTextContent(first);
  expect(screen.getByText('0 seleccionadas')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Descargar ZIP: 0 informes' })).toBeDisabled();
});

it('a range begins at the order that was clicked, and at none where the filter hides that one', async () => {
  const orders = zipOrders(12);
  const user = await searchOrders(orders, faults);
  const field = screen.getByRole('searchbox', { name: 'Filtrar órdenes' });
  await press(user, 'Seleccionar órdenes');
  await user.click(await entry(orders[7]));
  // Leaves the first three.
  await user.type(field, '01001');
  expect(screen.getByText('3 de 12 órdenes')).toBeVisible();
  await clickWithShift(user, orders[0]);
  expect(screen.getByText('2 seleccionadas')).toBeVisible();
  await user.clear(field);
  expect(marked()).toEqual([await entry(orders[0]), await entry(orders[7])]);

  await clickWithShift(user, orders[2]);
  expect(screen.getByText('4 seleccionadas')).toBeVisible();
});
