// A list that the server may have cut at the number of orders of the user type (docs/behaviour.md §3, User type setting).
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { USER_TYPES } from '@tests/support/administration/administration';
import { RESULTS, wireTest } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { watchZip } from '@tests/support/reports/report-world';
import { zipOrders } from '@tests/support/reports/zip-laboratory';
import { dialog, press, searchOrders, ZIP } from '@tests/support/reports/zip-screen';

const NEWEST = 'Se muestran las 3 órdenes más recientes; puede haber más.';
const IN_ZIP = 'La lista muestra solo las 3 órdenes más recientes; puede haber más.';
const NOT_REVIEWED = 'Las órdenes más antiguas, que no están en la lista, quedan sin revisar.';

/** Three orders of a customer, whose list the server cuts at `quantityOrder`. */
async function listThree(quantityOrder: number) {
  const { faults } = watchZip();
  server.use(
    http.get(USER_TYPES, () =>
      HttpResponse.json([{ type: 3, visible: true, onlyValidated: true, quantityOrder }]),
    ),
    http.get(RESULTS, ({ params }) => HttpResponse.json([wireTest(String(params['order']), 1)])),
  );
  return searchOrders(zipOrders(3), faults);
}

it('a list that is as long as the laboratory lists at the most may be the newest alone: list, review and zip say so', async () => {
  const user = await listThree(3);
  expect(screen.getByText(NEWEST)).toBeVisible();
  await press(user, 'Revisar novedades');
  expect(await screen.findByText('Revisadas: 3 de 3')).toBeVisible();
  expect(screen.getByText(NOT_REVIEWED)).toBeVisible();
  await press(user, ZIP);
  await screen.findByText(/3 de 3 informes están en el archivo/);
  expect(dialog().getByText(IN_ZIP)).toBeVisible();
});

it('one that is shorter, or of a type that is listed all, is whole', async () => {
  await listThree(4);
  expect(screen.queryByText(/puede haber más/)).toBeNull();
});
