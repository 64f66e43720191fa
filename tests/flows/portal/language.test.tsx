import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';

import { formatInstant } from '@/lib/dates/dates';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';
import { USER_FIELD } from '@tests/support/people/user-field';

const NEW_YEAR = Date.UTC(2026, 0, 1, 12);

async function openLogin() {
  const user = await openPortal();
  await screen.findByRole('radiogroup');
  return user;
}

it('the portal turns to English and back: words, page language, dates; what was typed and chosen stays', async () => {
  const user = await openLogin();
  expect(document.documentElement).toHaveAttribute('lang', 'es');
  expect(formatInstant(NEW_YEAR, 'MMMM')).toBe('enero');
  await user.type(screen.getByRole('textbox', { name: USER_FIELD }), 'medico');

  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'See your results' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Physician' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'User' })).toHaveValue('medico');
  expect(screen.getByRole('button', { name: 'Terms and conditions' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(formatInstant(NEW_YEAR, 'MMMM')).toBe('January');

  // The device keeps the choice, whatever the installation prefers.
  expect(Object.entries(localStorage)).toEqual([['language', 'en']]);
  await openLogin();
  expect(screen.getByRole('heading', { name: 'See your results' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en');

  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByRole('heading', { name: 'Ingrese a sus resultados' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'es');
  expect(formatInstant(NEW_YEAR, 'MMMM')).toBe('enero');
});

it("without a choice the installation's language counts; nonsense on the device is none", async () => {
  server.use(
    http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, language: 'en' })),
  );
  localStorage.setItem('language', 'fr');
  await openLogin();
  expect(screen.getByRole('heading', { name: 'See your results' })).toBeVisible();
  await waitFor(() => {
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });
});
