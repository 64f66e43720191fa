import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { presentFocus } from '@/ui/dialog/present-focus';

import { wireTest } from '@tests/support/orders/dashboard';
import { startComparing } from '@tests/support/orders/history';
import { openOneOrder } from '@tests/support/orders/one-order';

const ORDER = '202603010001';

async function openGrid() {
  const user = await openOneOrder([
    wireTest(ORDER, 1),
    wireTest(ORDER, 2, { hasComment: true, comment: 'Muestra hemolizada' }),
    wireTest(ORDER, 3),
  ]);
  const table = await screen.findByRole('table', { name: 'Resultados' });
  await startComparing(user);
  await within(table).findByRole('checkbox', { name: 'Comparar Examen 1' });
  return { user, table };
}

const check = (name: string) => screen.getByRole('checkbox', { name });

it('the results are one tab stop; arrow keys go from control to control, and space ticks', async () => {
  const { user, table } = await openGrid();
  const part = within(table).getByRole('rowgroup', { name: 'Resultados' });
  part.focus();
  await user.tab();
  expect(table).not.toContainElement(screen.queryByRole('checkbox', { checked: true }));
  expect(part).not.toHaveFocus();
  for (const box of within(table).getAllByRole('checkbox')) expect(box).not.toHaveFocus();

  part.focus();
  check('Comparar Examen 1').focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Examen 1' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(check('Comparar Examen 1')).toHaveFocus();
  await user.keyboard(' ');
  expect(check('Comparar Examen 1')).toBeChecked();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(check('Comparar Examen 3')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(check('Comparar Examen 1')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(part).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(part).not.toHaveFocus();
  expect(table).toContainElement(presentFocus());
});
