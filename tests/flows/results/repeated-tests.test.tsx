import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openOneOrder, ORDER } from '@tests/support/orders/one-order';

const DETECTION = `${LABORATORY}/lis/api/microbiology/microbialdetection/order/:order/test/:test`;

/** A blood culture of an arm. */
const culture = (testId: number, sampleName: string) =>
  wireTest(ORDER, testId, {
    testName: `Hemocultivo ${testId}`,
    sampleName,
    result: 'Crecimiento',
    resultType: 2,
    hasAntibiogram: true,
  });

const RIGHT = culture(88, 'Brazo derecho');
const LEFT = culture(88, 'Brazo izquierdo');

/** The dialog of the last of the buttons for a culture's antibiogram. */
async function openAntibiogram(tests: readonly object[]) {
  server.use(
    http.get(DETECTION, () =>
      HttpResponse.json({
        order: Number(ORDER),
        test: 88,
        microorganisms: [{ name: 'Proteus', selected: true, resultsMicrobiology: [] }],
      }),
    ),
  );
  const user = await openOneOrder(tests);
  const button = screen.getAllByRole('button', { name: 'Antibiograma de Hemocultivo 88' }).at(-1);
  if (button !== undefined) await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: /^Antibiograma · / }));
  await dialog.findByRole('heading', { name: 'Proteus' });
  return dialog;
}

it('an antibiogram is of any of the tests that have its number, and says so (F7)', async () => {
  const dialog = await openAntibiogram([RIGHT, LEFT]);
  expect(dialog.getByRole('note')).toHaveTextContent(/no dice de cuál de ellos es/);
});

it('an antibiogram of the only test of its number says nothing of others', async () => {
  const dialog = await openAntibiogram([RIGHT, culture(89, 'Brazo izquierdo')]);
  expect(dialog.queryByRole('note')).toBeNull();
});

it('a test that comes several times is told apart by its samples, others need none', async () => {
  await openOneOrder([RIGHT, LEFT, culture(89, 'Catéter')]);
  expect(screen.getByText('Brazo derecho')).toBeVisible();
  expect(screen.getByText('Brazo izquierdo')).toBeVisible();
  expect(screen.queryByText('Catéter')).toBeNull();
});

it('an antibiogram that may be of a test kept back is not offered, and that is said (K3)', async () => {
  const asked: string[] = [];
  server.use(
    http.get(DETECTION, ({ request }) => {
      asked.push(request.url);
    }),
  );
  await openOneOrder([RIGHT, { ...LEFT, blockTest: true, result: 'Restringido' }]);
  expect(screen.getAllByText(/^El antibiograma no se muestra aquí/)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Antibiograma/ })).toBeNull();
  expect(asked).toEqual([]);
});
