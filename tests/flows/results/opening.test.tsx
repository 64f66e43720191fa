import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import { ANA, answerResults, openAna, results, selectOrder } from '@tests/support/orders/results';

it('the search is not drawn anew while another order opens', async () => {
  answerResults((order) => [wireTest(order, 1, { testName: `Examen de ${order}` })]);
  const user = await openAna();
  const drawn: MutationRecord[] = [];
  const observer = new MutationObserver((records) => drawn.push(...records));
  // React writes the name and the type of each field whenever it draws it.
  const search = screen.getByRole('region', { name: 'Buscar órdenes' });
  observer.observe(search, { attributes: true, childList: true, subtree: true });
  await selectOrder(user, 'Beto');
  expect(await screen.findByText('Examen de 202603010002')).toBeVisible();
  observer.disconnect();
  expect(drawn).toEqual([]);
});

it('the rows of another order are in the page with its table, which is not measured first', async () => {
  answerResults((order) => [wireTest(order, 1, { testName: `Examen de ${order}` })]);
  const user = await openAna();
  await screen.findByText(`Examen de ${ANA}`);
  const measured: number[] = [];
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    if (this.role === 'table') measured.push(within(this).queryAllByRole('rowheader').length);
    return 0;
  });
  onTestFinished(() => {
    width.mockRestore();
  });
  await selectOrder(user, 'Beto');
  await screen.findByText('Examen de 202603010002');
  expect(measured.length).toBeGreaterThan(0);
  expect(measured).not.toContain(0);
});

it('an order that was open before somebody set the clock back is asked for again', async () => {
  let result = 'Antes';
  answerResults((order) => [wireTest(order, 1, { result: order === ANA ? result : 'Beto' })]);
  const user = await openAna();
  await within(await results()).findByText('Antes');
  await selectOrder(user, 'Beto');
  await within(await results()).findByText('Beto');
  result = 'Después';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await selectOrder(user, 'Ana');
  expect(await within(await results()).findByText('Después')).toBeVisible();
});
