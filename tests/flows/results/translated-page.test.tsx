import { render, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { surviveTranslation } from '@/ui/page/survive-translation';
import { openDashboard } from '@tests/support/dashboard';
import { openPortal } from '@tests/support/render-app';
import { translatePage } from '@tests/support/translate-page';
import { USER_FIELD } from '@tests/support/user-field';
import { pressSearch } from '@tests/support/search';

const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype);

beforeAll(surviveTranslation);
afterAll(() => {
  Object.defineProperties(Node.prototype, { removeChild, insertBefore });
});

it('J5: a text that goes leaves nothing of its translation behind', async () => {
  const shown = (isPending: boolean) => (
    <p data-testid="result">
      {isPending ? 'PENDIENTE' : null}
      <b>5.1</b>
    </p>
  );
  const { rerender } = render(shown(true));
  translatePage();
  await Promise.resolve();
  rerender(shown(false));
  expect(screen.getByTestId('result')).toHaveTextContent(/^5\.1$/);
  rerender(shown(true));
  expect(screen.getByTestId('result')).toHaveTextContent(/^PENDIENTE5\.1$/);
});

it('J5: a translated login goes on drawing, and changes its language', async () => {
  const user = await openPortal();
  const submit = await screen.findByRole('button', { name: 'Iniciar sesión' });
  translatePage();
  await user.click(screen.getByRole('radio', { name: 'Paciente' }));
  await user.type(screen.getByRole('textbox', { name: USER_FIELD }), 'x');
  translatePage();
  await user.click(screen.getByRole('button', { name: 'English' }));
  await screen.findByRole('button', { name: 'Español' });
  expect(submit).toBeInTheDocument();
  expect(screen.queryByText('Algo salió mal en esta pantalla')).not.toBeInTheDocument();
});

it('J5: a translated dashboard searches and opens what it finds', async () => {
  const user = await openDashboard(1);
  translatePage();
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await screen.findAllByRole('option', { name: /\d{12}/ });
  translatePage();
  const [first] = screen.getAllByRole('option', { name: /\d{12}/ });
  await user.click(first ?? document.body);
  expect(await screen.findByRole('table')).toBeVisible();
  translatePage();
  await pressSearch(user);
  expect(await screen.findAllByRole('option', { name: /\d{12}/ })).not.toHaveLength(0);
  expect(screen.queryByText('Algo salió mal en esta pantalla')).not.toBeInTheDocument();
});
