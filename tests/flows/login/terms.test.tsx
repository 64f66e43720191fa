// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { openPortal } from '@tests/support/page/render-app';

const termsButton = () => screen.getByRole('button', { name: 'Términos y condiciones' });

async function openLogin() {
  const user = await openPortal();
  await screen.findByRole('radiogroup', { name: 'Tipo de usuario' });
  return user;
}

it("the laboratory's terms open in a dialog, Esc leads back to their button", async () => {
  const user = await openLogin();
  await user.click(termsButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Términos y condiciones' }));
  expect(dialog.getByText('Laboratorio Clínico Andino').tagName).toBe('B');
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(termsButton()).toHaveFocus();

  await user.click(termsButton());
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('hostile terms are only text, and their links open elsewhere', async () => {
  changeSetting(
    'TerminosCondiciones',
    '<p onclick="x()">Read <a href="https://lab.example/a">this</a></p>' +
      '<img src=x onerror="x()"><script>x()</script><a href="javascript:x()">no</a>',
  );
  const user = await openLogin();
  await user.click(termsButton());
  const dialog = await screen.findByRole('dialog');
  const link = within(dialog).getByRole('link', { name: 'this' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('target', '_blank');
  expect(within(dialog).getAllByRole('link')).toHaveLength(1);
  expect(within(dialog).queryByRole('img')).not.toBeInTheDocument();
  expect(dialog).not.toHaveTextContent('x()');
});

it('terms that are nothing but hostile say that there are none', async () => {
  changeSetting('TerminosCondiciones', '<script>alert(1)</script>');
  const user = await openLogin();
  await user.click(termsButton());
  expect(await screen.findByRole('dialog')).toHaveTextContent('Sin términos configurados.');
});

it.each([
  ['empty', ''],
  ['an empty paragraph', '<p><br></p>'],
  ['hard spaces', '<p>&nbsp; &nbsp;</p>'],
])('terms that are %s have no button', async (_case, terms) => {
  changeSetting('TerminosCondiciones', terms);
  await openLogin();
  expect(screen.queryByRole('button', { name: 'Términos y condiciones' })).not.toBeInTheDocument();
});
