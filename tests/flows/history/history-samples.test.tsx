import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import {
  chartLines,
  layOut,
  openOrderWithHistory,
  ORDER,
  tick,
  wireHistory,
  wireItem,
} from '@tests/support/orders/history';

const NOW = Date.UTC(2026, 2, 1, 15);
const EARLIER = '202602070001';
const VALIDATED = 4;

/** A glucose of serum and one of cerebrospinal fluid, in one order. */
const TESTS = [
  { sampleName: 'Suero', result: '95', refMin: 70, refMax: 100 },
  { sampleName: 'LCR', result: '40', refMin: 40, refMax: 75 },
].map((fields) =>
  wireTest(ORDER, 31, { testName: 'Glucosa', validationDate: NOW, takenDate: NOW - 1, ...fields }),
);
const earlier = (result: string) => ({ result, validateDate: NOW - 1e9 });
const answer = () => [
  wireHistory(31, [
    wireItem(EARLIER, { ...earlier('92'), refMin: 70, refMax: 100 }),
    wireItem(EARLIER, { ...earlier('55'), refMin: 40, refMax: 75 }),
    wireItem(ORDER, { result: '95', validateDate: NOW, refMin: 70, refMax: 100 }),
    wireItem(ORDER, { result: '40', validateDate: NOW, refMin: 40, refMax: 75 }),
  ]),
];
const NOTE = /varios resultados de Glucosa .*no dice de qué muestra/;

it('a test of two samples has no value before, and says why (F8)', async () => {
  await openOrderWithHistory(TESTS, answer, VALIDATED);
  const why = await screen.findAllByTitle(/no dice de qué muestra/);
  expect(why.map(({ textContent }) => textContent.trim())).toEqual(
    Array(2).fill('Varias muestras'),
  );
  expect(screen.getByRole('table', { name: 'Resultados' })).not.toHaveTextContent(/55|92|cambio/);
});

function nth(at: number, role: string, name: string): HTMLElement {
  const found = screen.getAllByRole(role, { name })[at];
  if (found === undefined) throw new Error(`no ${role} "${name}" at ${at}`);
  return found;
}

it('its chart joins nothing, and its table has every result with the sample that is known', async () => {
  layOut();
  const user = await openOrderWithHistory(TESTS, answer, VALIDATED);
  await user.click(nth(1, 'button', 'Glucosa'));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(NOTE)).toBeVisible();
  const chart = await within(dialog).findByRole('application', { name: /^Gráfica de Glucosa/ });
  expect(Math.max(0, ...chartLines(chart))).toBeLessThan(2);
  const rows = within(within(dialog).getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[3]?.textContent)).toEqual(
    expect.arrayContaining(['95Suero', '40LCR', '92', '55']),
  );
});

it('the combined history has both results of the order, told apart by their samples', async () => {
  layOut();
  const user = await openOrderWithHistory(TESTS, answer, VALIDATED);
  await tick(user, []);
  await user.click(nth(0, 'checkbox', 'Comparar Glucosa'));
  await user.click(screen.getByRole('button', { name: 'Histórico combinado' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(NOTE)).toBeVisible();
  expect(await within(dialog).findByText(/^Suero/)).toBeVisible();
  expect(within(dialog).getByText(/^LCR/)).toBeVisible();
});
