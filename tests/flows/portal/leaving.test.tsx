import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openPortal } from '@tests/support/page/render-app';

const LEAVING = 'Va a salir del portal';

const pressOf = (type: 'click' | 'auxclick', keys: MouseEventInit) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, ...keys });

it('asks before a link leads out of the portal, and names the host (A5)', async () => {
  const user = await openPortal('/');
  const link = await screen.findByRole('link', { name: 'Sitio web del laboratorio' });
  await user.click(link);
  const dialog = await screen.findByRole('dialog', { name: LEAVING });
  expect(dialog).toHaveTextContent('laboratorioandino.example');
  const go = within(dialog).getByRole('link', { name: 'Continuar' });
  expect(go).toHaveAttribute('href', link.getAttribute('href'));
  expect(go).toHaveAttribute('target', '_blank');
  expect(go).toHaveAttribute('rel', 'noopener noreferrer');

  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog', { name: LEAVING })).not.toBeInTheDocument();
});

it.each<readonly [way: string, press: (link: HTMLElement) => boolean]>([
  ['the middle button', (link) => fireEvent(link, pressOf('auxclick', { button: 1 }))],
  ['the control key', (link) => fireEvent(link, pressOf('click', { ctrlKey: true }))],
  ['the command key', (link) => fireEvent(link, pressOf('click', { metaKey: true }))],
  ['the shift key', (link) => fireEvent(link, pressOf('click', { shiftKey: true }))],
])('A5: asks for a link followed with %s', async (_way, press) => {
  await openPortal('/');
  const isFollowed = press(await screen.findByRole('link', { name: 'Sitio web del laboratorio' }));
  expect(isFollowed).toBe(false);
  expect(await screen.findByRole('dialog', { name: LEAVING })).toBeVisible();
});

it('A5: asks for a link followed with the keyboard', async () => {
  const user = await openPortal('/');
  (await screen.findByRole('link', { name: 'Sitio web del laboratorio' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: LEAVING })).toBeVisible();
});

it("leaves the browser's own menu alone", async () => {
  await openPortal('/');
  const link = await screen.findByRole('link', { name: 'Sitio web del laboratorio' });
  expect(fireEvent(link, pressOf('auxclick', { button: 2 }))).toBe(true);
  expect(screen.queryByRole('dialog', { name: LEAVING })).not.toBeInTheDocument();
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
