import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { wireTest } from '@tests/support/dashboard';
import { answerResults, openAna, selectOrder } from '@tests/support/results';

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
