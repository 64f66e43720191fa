import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import { answerResults, openAna, selectOrder } from '@tests/support/orders/results';
import { changeLayout, roomyScreen } from '@tests/support/page/screen-width';

it('where it has room it stands beside the results, from order to order with the first test, until it is closed', async () => {
  roomyScreen();
  answerResults((order) => [wireTest(order, 1), wireTest(order, 2)]);
  const user = await openAna();
  const beside = (test: string) => screen.findByRole('complementary', { name: test });
  await user.click(await screen.findByRole('button', { name: 'Examen 2' }));
  expect(within(await beside('Examen 2')).getByRole('heading', { name: 'Examen 2' })).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await beside('Examen 1')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Examen 2' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(within(await beside('Examen 2')).getByRole('heading', { name: 'Examen 2' })).toHaveFocus();
  changeLayout('wide');
  expect(await screen.findByRole('dialog', { name: /Examen 2/ })).toBeVisible();
  changeLayout('roomy');
  expect(within(await beside('Examen 2')).getByRole('heading', { name: 'Examen 2' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  await selectOrder(user, 'Beto');
  const panel = await beside('Examen 1');
  await user.click(within(panel).getByRole('button', { name: 'Cerrar' }));
  await selectOrder(user, 'Ana');
  await screen.findByRole('button', { name: 'Examen 2' });
  expect(screen.queryByRole('complementary')).toBeNull();
});
