import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openPortal } from '@tests/support/page/render-app';

const LEAVING = 'Va a salir del portal';

const pressOf = (type: 'click' | 'auxclick', keys: MouseEventInit) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, ...keys });

it('asks before a link leads out of the portal, however it is followed, and names the host', async () => {
  const user = await openPortal('/');
  const link = await screen.findByRole('link', { name: 'Sitio web del laboratorio' });
  // The browser's own menu is left alone.
  expect(fireEvent(link, pressOf('auxclick', { button: 2 }))).toBe(true);
  expect(screen.queryByRole('dialog', { name: LEAVING })).not.toBeInTheDocument();

  const followed = [
    ['with the middle button', () => fireEvent(link, pressOf('auxclick', { button: 1 }))],
    ['with the control key', () => fireEvent(link, pressOf('click', { ctrlKey: true }))],
    ['with the command key', () => fireEvent(link, pressOf('click', { metaKey: true }))],
    ['with the shift key', () => fireEvent(link, pressOf('click', { shiftKey: true }))],
    ['by a click', () => fireEvent(link, pressOf('click', {}))],
  ] as const;
  for (const [way, follow] of followed) {
    expect(follow(), way).toBe(false);
    const dialog = await screen.findByRole('dialog', { name: LEAVING });
    expect(dialog, way).toHaveTextContent('laboratorioandino.example');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog', { name: LEAVING }), way).not.toBeInTheDocument();
  }

  link.focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: LEAVING });
  const go = within(dialog).getByRole('link', { name: 'Continuar' });
  expect(go).toHaveAttribute('href', link.getAttribute('href'));
  expect(go).toHaveAttribute('target', '_blank');
  expect(go).toHaveAttribute('rel', 'noopener noreferrer');
});

it('asks for links inside the terms too', async () => {
  const user = await openPortal('/');
  const outside = document.createElement('a');
  outside.href = 'https://phisher.invalid/login';
  outside.textContent = 'terms';
  document.body.append(outside);
  await user.click(outside);
  expect(await screen.findByRole('dialog', { name: LEAVING })).toHaveTextContent('phisher.invalid');
  outside.remove();
});
