import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { FILTER, openDashboard, wireOrder, wireTest } from '@tests/support/orders/dashboard';
import {
  layOut,
  openHistory,
  ORDER,
  startComparing,
  wireHistory,
  wireItem,
} from '@tests/support/orders/history';
import { server } from '@tests/support/environment/laboratory';
import { narrowScreen } from '@tests/support/page/screen-width';
import { wordsOfPage } from '@tests/support/page/page-nodes';
import { ANA, answerResults, openAna, resultRow, selectOrder } from '@tests/support/orders/results';

/** Turns, isolates, hides: none of these may reach the page. */
const HIDDEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2065\u2067\u206a-\u206f\ufeff]/;

const DECEITFUL = wireTest(ANA, 1, {
  testName: 'So\u202edio',
  result: '\u202e5.12',
  unit: 'mg\u200b/dL',
  areaName: 'Quí\u2066mica',
  refInterval: '\u202e9.4 – 1.2',
  technique: 'ISE\u00ad',
  hasComment: true,
  resultComment: { comment: '{"content":"ver \\u202e21.5 y &#x202e;9"}' },
});

it('F1: a result, name, unit, area or comment that would be drawn otherwise is written out', async () => {
  answerResults(() => [DECEITFUL, wireTest(ANA, 2)]);
  const user = await openAna();
  const row = await resultRow(String.raw`So\[U\+202E\]dio`);
  expect(row).toHaveTextContent('[U+202E]5.12');
  expect(row).toHaveTextContent('mg[U+200B]/dL');
  expect(screen.getByText('Quí[U+2066]mica')).toBeVisible();
  expect(screen.getByText(/^1 examen tiene texto con caracteres dañados/)).toBeVisible();
  await user.click(within(row).getByRole('button', { name: /Comentario/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('ver [U+202E]21.5 y [U+202E]9')).toBeVisible();
  expect(row).toHaveTextContent('ver [U+202E]21.5 y [U+202E]9');
  expect(wordsOfPage()).not.toMatch(HIDDEN);
});

it('F1: so are names in the list of orders, and an order whose number hides something counts as unreadable', async () => {
  server.use(
    http.patch(FILTER, () =>
      HttpResponse.json([
        wireOrder(ANA, 'ANA\u202eZEPOL'),
        { ...wireOrder(ANA, 'Beto'), order: '2026\u200b03010002' },
      ]),
    ),
  );
  answerResultsOnly();
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByText('1 orden tiene texto con caracteres dañados.')).toBeVisible();
  expect(screen.getByText(/1 registro no se pudo leer/)).toBeVisible();
  expect(screen.queryByText(/Beto/)).not.toBeInTheDocument();
  await selectOrder(user, String.raw`ANA\[U\+202E\]ZEPOL`);
  await resultRow('Examen 2');
  expect(wordsOfPage()).not.toMatch(HIDDEN);
});

/** Results for whatever order is opened; the search is answered elsewhere. */
function answerResultsOnly(): void {
  server.use(
    http.get('*/orders/results/order/:order/:area', () => HttpResponse.json([wireTest(ANA, 2)])),
  );
}

it('a name from right to left is shown as it is, and kept apart in the sentences of the portal', async () => {
  answerResults(() => [wireTest(ANA, 1, { testName: 'גלוקוז' })]);
  const user = await openAna();
  await startComparing(user);
  const row = await resultRow('גלוקוז');
  expect(within(row).getByRole('rowheader')).toHaveTextContent(/^(Validado )?גלוקוז/);
  expect(wordsOfPage()).toMatch(/\u2068גלוקוז\u2069/);
  expect(screen.queryByText(/caracteres dañados/)).not.toBeInTheDocument();
});

it('F1: histories write out the earlier results too', async () => {
  layOut();
  const tests = [wireTest(ORDER, 31, { testName: 'Glucosa' })];
  const history = () => [
    wireHistory(31, [
      wireItem('2024', { result: '\u202e5.12', validateDate: Date.UTC(2026, 0, 5) }),
      wireItem('2025', { result: '5\u200b6', validateDate: Date.UTC(2026, 1, 5) }),
    ]),
  ];
  await openHistory('Tabla histórica', history, tests);
  const dialog = within(await screen.findByRole('dialog', { name: /^Tabla histórica/ }));
  expect(await dialog.findByText('[U+202E]5.12')).toBeVisible();
  expect(dialog.getByText('5[U+200B]6')).toBeVisible();
  expect(wordsOfPage()).not.toMatch(HIDDEN);
});

it('F1: on a phone as well', async () => {
  narrowScreen();
  answerResults(() => [DECEITFUL]);
  const user = await openAna();
  const row = await resultRow(String.raw`So\[U\+202E\]dio`);
  expect(row).toHaveTextContent('[U+202E]5.12');
  await user.click(within(row).getByRole('button', { name: /Detalles/ }));
  expect(wordsOfPage()).not.toMatch(HIDDEN);
});
