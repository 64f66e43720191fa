import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { FILTER, openDashboard, wireOrder, wireTest } from '@tests/support/orders/dashboard';
import { HISTORY, startComparing, wireHistory, wireItem } from '@tests/support/orders/history';
import { server } from '@tests/support/environment/laboratory';
import { wordsOfPage } from './page-nodes';
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

it('a text that would be drawn otherwise is written out; a name from right to left is as it is, apart from the sentences', async () => {
  answerResults(() => [DECEITFUL, wireTest(ANA, 2, { testName: 'גלוקוז' })]);
  const before = wireHistory(1, [wireItem('202601010001', { result: '\u202e9.99' })]);
  server.use(http.patch(HISTORY, () => HttpResponse.json([before])));
  const user = await openAna();
  await startComparing(user);
  const row = await resultRow(String.raw`So\[U\+202E\]dio`);
  expect(row).toHaveTextContent('[U+202E]5.12');
  expect(await within(row).findByText('[U+202E]9.99')).toBeVisible();
  expect(row).toHaveTextContent('mg[U+200B]/dL');
  expect(screen.getByText('Quí[U+2066]mica')).toBeVisible();
  expect(screen.getByText(/^1 examen tiene texto con caracteres dañados/)).toBeVisible();
  await user.click(within(row).getByRole('button', { name: /Comentario/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('ver [U+202E]21.5 y [U+202E]9')).toBeVisible();
  expect(row).toHaveTextContent('ver [U+202E]21.5 y [U+202E]9');
  expect(wordsOfPage()).not.toMatch(HIDDEN);
  const name = within(await resultRow('גלוקוז')).getByRole('rowheader');
  expect(name).toHaveTextContent(/^(Validado )?גלוקוז/);
  expect(wordsOfPage()).toMatch(/\u2068גלוקוז\u2069/);
});

it('so are names in the list of orders, and an order whose number hides something counts as unreadable', async () => {
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
