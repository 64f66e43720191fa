// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { openPortal } from '@tests/support/page/render-app';

const TERMS = { name: 'Términos y condiciones' };

async function openTerms() {
  const user = await openPortal();
  await user.click(await screen.findByRole('button', TERMS));
  return { user, dialog: await screen.findByRole('dialog', TERMS) };
}

it("the laboratory's terms open in a dialog, Esc leads back to their button", async () => {
  const { user, dialog } = await openTerms();
  expect(within(dialog).getByText('Laboratorio Clínico Andino').tagName).toBe('B');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', TERMS)).toHaveFocus();

  await user.click(screen.getByRole('button', TERMS));
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('hostile terms are only text, and their links open elsewhere', async () => {
  changeSetting(
    'TerminosCondiciones',
    '<p onclick="x()">Read <a href="https://lab.example/a">this</a></p>' +
      '<img src=x onerror="x()"><script>x()</script><a href="javascript:x()">no</a>',
  );
  const { dialog } = await openTerms();
  const link = within(dialog).getByRole('link', { name: 'this' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('target', '_blank');
  expect(within(dialog).getAllByRole('link')).toHaveLength(1);
  expect(within(dialog).queryByRole('img')).not.toBeInTheDocument();
  expect(dialog).not.toHaveTextContent('x()');
});

it('terms of which nothing is left say that there are none', async () => {
  changeSetting('TerminosCondiciones', '<script>alert(1)</script>');
  const { dialog } = await openTerms();
  expect(dialog).toHaveTextContent('Sin términos configurados.');
});
