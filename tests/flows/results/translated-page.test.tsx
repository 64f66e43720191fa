import { screen } from '@testing-library/react';
import { afterAll, expect, it, onTestFinished } from 'vitest';

import { surviveTranslation } from '@/ui/page/survive-translation';
import { openDashboard } from '@tests/support/orders/dashboard';
import { translatePage } from '@tests/support/page/translate-page';
import { pressSearch } from '@tests/support/orders/search';

const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype);

afterAll(() => {
  Object.defineProperties(Node.prototype, { removeChild, insertBefore });
});

it('a dashboard whose texts a browser replaces by a translation searches and opens what it finds', async () => {
  surviveTranslation();
  const user = await openDashboard(1);
  onTestFinished(translatePage('copy'));
  await pressSearch(user);
  const [first] = await screen.findAllByRole('option', { name: /\d{12}/ });
  await user.click(first ?? document.body);
  expect(await screen.findByRole('table')).toBeVisible();
  await pressSearch(user);
  expect(await screen.findAllByRole('option', { name: /\d{12}/ })).not.toHaveLength(0);
  expect(screen.queryByText('Algo salió mal en esta pantalla')).not.toBeInTheDocument();
});
