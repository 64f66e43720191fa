import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { changeSetting, wireTest } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { openOneOrder, ORDER } from '@tests/support/orders/one-order';
import { FINAL_REPORT, HEADER } from '@tests/support/reports/reports';

const NAME = 'Imagen de Cuadro hemático';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function test(testId: number, testName: string, changes: Record<string, unknown> = {}) {
  return wireTest(ORDER, testId, {
    testName,
    profileId: 9,
    profileName: 'Cuadro hemático',
    ...changes,
  });
}

const TESTS = [
  test(1, 'Leucocitos'),
  test(2, 'Plaquetas'),
  test(3, 'Pendiente', { state: 2, result: '' }),
];

function pictures(testId: number, image1: string, imageName1 = '') {
  return { order: Number(ORDER), testId, imageName1, image1 };
}

/** Opens the pictures of the profile; the LIS answers the final report with these fields. */
async function openPictures(order: Record<string, unknown>, tests = TESTS) {
  server.use(
    http.post(HEADER, () => HttpResponse.json([{ orderNumber: Number(ORDER) }])),
    http.post(FINAL_REPORT, () =>
      HttpResponse.json({ listOrders: [{ order: { orderNumber: Number(ORDER), ...order } }] }),
    ),
  );
  const user = await openOneOrder(tests);
  await user.click(screen.getByRole('button', { name: NAME }));
  return { user, dialog: await screen.findByRole('dialog', { name: /^Imagen del perfil · / }) };
}

it('shows the pictures of the tests of the profile that can be read, and of no other', async () => {
  const { user, dialog } = await openPictures({
    imageTest: [
      pictures(1, PIXEL, 'WBC'),
      pictures(3, PIXEL, 'Oculta'),
      pictures(4, PIXEL, 'Ajena'),
      pictures(2, '<svg onload=alert(1)>'),
    ],
    resultTest: [...TESTS, test(4, 'Otro perfil')],
  });
  const picture = await within(dialog).findByRole('img', { name: 'Imagen de Leucocitos' });
  expect(picture).toHaveAttribute('src', `data:image/png;base64,${PIXEL}`);
  const figures = () =>
    within(dialog)
      .getAllByRole('figure')
      .map(({ textContent }) => textContent);
  const none = 'Esta imagen no se puede mostrar.';
  expect(figures()).toEqual(['Leucocitos WBC', `Plaquetas ${none}`]);
  expect(dialog).toHaveTextContent('Cuadro hemático');
  fireEvent.error(picture);
  expect(figures()).toEqual([`Leucocitos WBC${none}`, `Plaquetas ${none}`]);
  expect(within(dialog).queryByRole('img')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: NAME })).toHaveFocus();
});

it('one answer tells of all profiles: there is none of this one, and those without pictures lose their button', async () => {
  const other = [
    test(5, 'Color', { profileId: 11, profileName: 'Uroanálisis' }),
    test(6, 'Fibrinógeno', { profileId: 12, profileName: 'Coagulación' }),
  ];
  const { user } = await openPictures(
    { imageTest: [pictures(12, PIXEL, 'TP')], resultTest: [...TESTS, ...other] },
    [...TESTS, ...other],
  );
  expect(await screen.findByText('No hay imagen asociada a este perfil')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: NAME })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Imagen de Uroanálisis' })).toBeNull();

  // The picture of a profile itself stands under its name.
  await user.click(screen.getByRole('button', { name: 'Imagen de Coagulación' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Imagen del perfil · / }));
  expect(await dialog.findByRole('img', { name: 'Imagen de Coagulación' })).toBeVisible();
  expect(dialog.getByRole('figure')).toHaveTextContent('Coagulación TP');
});

it('a test that the blocking rule hides shows no picture either', async () => {
  changeSetting('BloqueaPanicos', '1');
  const { dialog } = await openPictures({
    imageTest: [pictures(1, PIXEL, 'WBC'), pictures(2, PIXEL, 'PLT')],
    resultTest: [TESTS[0], test(2, 'Plaquetas', { pathology: 4 })],
  });
  await within(dialog).findByRole('img', { name: 'Imagen de Leucocitos' });
  expect(dialog).not.toHaveTextContent('PLT');
});

it('says what failed and tries again', async () => {
  const { user, dialog } = await openPictures({ orderNumber: 7 });
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('No se pudieron cargar las imágenes');
  server.use(http.post(FINAL_REPORT, () => new HttpResponse('')));
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  expect(
    await within(dialog).findByText('No hay imagen asociada a este perfil'),
  ).toBeInTheDocument();
});
