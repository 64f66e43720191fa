import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { openPortal } from '@tests/support/page/render-app';

const page = () => document.documentElement;
const choice = () => screen.findByRole('combobox', { name: 'Tema' });

/** A device whose owner chose the dark scheme; the rest is that of every other test. */
function useDarkDevice() {
  const spy = vi.spyOn(window, 'matchMedia');
  spy.mockImplementation((media) => {
    const isTrue = /prefers-color-scheme: dark|prefers-reduced-motion/.test(media);
    return Object.assign(new EventTarget(), { matches: isTrue, media }) as MediaQueryList;
  });
  return () => {
    spy.mockRestore();
  };
}

it('the portal looks as the person chose, at the next visit too; automatic leaves nothing behind', async () => {
  const user = await openPortal();
  expect(await choice()).toHaveDisplayValue('Tema automático');
  expect(page()).toHaveAttribute('data-mantine-color-scheme', 'light');

  await user.selectOptions(await choice(), 'Tema oscuro');
  expect(page()).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(Object.entries(localStorage)).toEqual([['colorScheme', 'dark']]);
  // What is printed is light.
  window.dispatchEvent(new Event('beforeprint'));
  expect(page()).toHaveAttribute('data-mantine-color-scheme', 'light');
  window.dispatchEvent(new Event('afterprint'));
  expect(page()).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await openPortal();
  expect(await choice()).toHaveDisplayValue('Tema oscuro');
  expect(page()).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await user.selectOptions(await choice(), 'Tema automático');
  expect(page()).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(localStorage).toHaveLength(0);
});

it('without a choice the device counts; nonsense in the storage is none', async () => {
  localStorage.setItem('colorScheme', 'sepia');
  const restore = useDarkDevice();
  await openPortal();
  expect(await choice()).toHaveDisplayValue('Tema automático');
  expect(page()).toHaveAttribute('data-mantine-color-scheme', 'dark');
  restore();
});
