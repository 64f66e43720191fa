import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';

import {
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { pressSearch } from '@tests/support/orders/search';
import { server } from '@tests/support/environment/laboratory';

const ORDER = '202603010001';
const TESTS = [
  wireTest(ORDER, 1, {
    ...{ testName: 'Glucosa', nameTestEnglish: 'Glucose', nameAreaEnglish: 'Chemistry' },
  }),
  wireTest(ORDER, 2, { testName: 'Urea', nameAreaEnglish: 'Chemistry' }),
];

it('an order that is open turns its names to English with the page, and back; those that nobody translated stay', async () => {
  server.use(
    http.patch(FILTER, () => HttpResponse.json([wireOrder(ORDER, 'Ana')])),
    http.get(RESULTS, () => HttpResponse.json(TESTS)),
  );
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'English' }));
  const areas = await screen.findByRole('combobox', { name: 'Area' });
  expect(await within(areas).findByRole('option', { name: 'Immunology' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Español' }));
  await pressSearch(user);
  const spanish = await screen.findByRole('table', { name: 'Resultados' });
  expect(within(spanish).getByRole('rowheader', { name: /Glucosa/u })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'English' }));
  const english = await screen.findByRole('table', { name: 'Results' });
  expect(within(english).getByRole('rowheader', { name: /Glucose/u })).toBeVisible();
  expect(within(english).getByRole('rowheader', { name: /Urea/u })).toBeVisible();
  expect(within(english).getByText('Chemistry')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByRole('rowheader', { name: /Glucosa/u })).toBeVisible();
});
