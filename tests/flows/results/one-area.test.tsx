import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import {
  changeSetting,
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { reloadPortal } from '@tests/support/page/render-app';
import { ANA, resultRow, results, searchAgain, selectOrder } from '@tests/support/orders/results';
import { narrowScreen } from '@tests/support/page/screen-width';
import { chooseArea, unfoldForm } from '@tests/support/orders/search';

const AREAS = `${LABORATORY}/lis/api/areas/filter/state/true`;
const CHEMISTRY = { areaId: 1, areaName: 'Química clínica' };
const HEMATOLOGY = { areaId: 2, areaName: 'Hematología' };

/** Ana's order of these tests; the laboratory gives those of the area that is asked for. */
function answerByArea(tests: readonly ReturnType<typeof wireTest>[]): void {
  server.use(
    http.get(AREAS, () =>
      HttpResponse.json([
        { id: 1, name: 'Química clínica' },
        { id: 2, name: 'Hematología' },
      ]),
    ),
    http.patch(FILTER, () =>
      HttpResponse.json([wireOrder(ANA, 'Ana'), wireOrder('202603010002', 'Beto')]),
    ),
    http.get(RESULTS, ({ params }) => {
      const area = Number(params['area']);
      return HttpResponse.json(tests.filter(({ areaId }) => area === 0 || areaId === area));
    }),
  );
}

/** Searches in an area as a user type, and opens Ana's order. */
async function openInArea(type: number, area: string) {
  const user = await openDashboard(type);
  await chooseArea(user, area);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await selectOrder(user, 'Ana');
  return user;
}

/** What the head says of the order, label by label. */
function facts(): readonly string[] {
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return terms.map((term, at) => `${term}: ${values[at] ?? ''}`);
}

it('an order that is cut to one area says so after a reload without the list of areas', async () => {
  answerByArea([wireTest(ANA, 1, CHEMISTRY), wireTest(ANA, 2, HEMATOLOGY)]);
  await openInArea(1, 'Química clínica');
  await results();
  expect(facts()).toContain('Área: Química clínica');

  server.use(http.get(AREAS, () => new HttpResponse(null, { status: 400 })));
  const again = await reloadPortal();
  await selectOrder(again, 'Ana');
  await results();
  expect(facts()).toContain('Área: Química clínica');
});

it('an area that the laboratory switched off is named by its number where nothing else tells it', async () => {
  narrowScreen();
  answerByArea([wireTest(ANA, 1, CHEMISTRY)]);
  await openInArea(1, 'Hematología');

  server.use(http.get(AREAS, () => HttpResponse.json([{ id: 1, name: 'Química clínica' }])));
  const again = await reloadPortal();
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  expect(screen.getByText('Área: 2')).toBeVisible();
  await again.click(within(list).getByRole('option', { name: /Ana/ }));
  await screen.findByRole('heading', { name: 'Ana Prueba' });
  expect(facts()).toContain('Área: 2');
});

const finalReport = () => screen.findByRole('button', { name: 'Informe final' });

it('an area without results says nothing of the order, whose report is offered, and leads to all areas', async () => {
  answerByArea([wireTest(ANA, 1, { ...CHEMISTRY, pathology: 6 })]);
  const user = await openInArea(1, 'Hematología');
  expect(
    await screen.findByText('No hay resultados disponibles del área Hematología en esta orden.'),
  ).toBeVisible();
  expect(screen.queryByText('La orden aún no tiene resultados disponibles.')).toBeNull();
  expect(await finalReport()).toBeEnabled();

  await user.click(screen.getByRole('button', { name: 'Mostrar todas las áreas' }));
  expect(await resultRow('Examen 1')).toHaveTextContent('Pánico');
  expect(facts().join()).not.toContain('Área');

  // What was lifted is lifted for that area of that order.
  await unfoldForm(user);
  await chooseArea(user, 'Química clínica');
  await searchAgain(user);
  await selectOrder(user, 'Ana');
  await results();
  expect(facts()).toContain('Área: Química clínica');
});

it('who sees validated tests only is told how many of the area are to come', async () => {
  answerByArea([
    wireTest(ANA, 1, CHEMISTRY),
    wireTest(ANA, 2, { ...CHEMISTRY, state: 2, result: '' }),
    wireTest(ANA, 3, { ...HEMATOLOGY, state: 2, result: '' }),
  ]);
  await openInArea(1, 'Química clínica');
  const told = '1 examen del área Química clínica · 0 alterados · 1 pendiente';
  expect(await screen.findByText(told)).toBeVisible();
});

it('nothing is told of how far an order is of which one area is shown', async () => {
  answerByArea([
    wireTest(ANA, 1, CHEMISTRY),
    wireTest(ANA, 2, { ...HEMATOLOGY, state: 2, result: '' }),
  ]);
  const user = await openInArea(4, 'Química clínica');
  await results();
  expect(
    screen.getByText('1 examen del área Química clínica · 0 alterados · 0 pendientes'),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Estado de la orden' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copiar estado' })).toBeNull();

  // Nothing is validated in this one; what is stands in the other.
  await unfoldForm(user);
  await chooseArea(user, 'Hematología');
  await searchAgain(user);
  await selectOrder(user, 'Ana');
  await resultRow('Examen 2');
  expect(await finalReport()).toBeEnabled();
});

it('that nothing is altered is said of the area alone', async () => {
  answerByArea([wireTest(ANA, 1, CHEMISTRY), wireTest(ANA, 2, { ...HEMATOLOGY, pathology: 6 })]);
  const user = await openInArea(1, 'Química clínica');
  await results();
  await user.click(screen.getByRole('button', { name: 'Solo alterados' }));
  expect(
    screen.getByText('No hay resultados alterados del área Química clínica en esta orden.'),
  ).toBeVisible();
});

it('the report that is made without a click is that of the order, whatever its area has', async () => {
  changeSetting('directReportPrint', 'true');
  answerByArea([wireTest(ANA, 1, CHEMISTRY)]);
  await openInArea(1, 'Hematología');
  expect(await screen.findByRole('dialog', { name: /Informe final/ })).toBeVisible();
});
