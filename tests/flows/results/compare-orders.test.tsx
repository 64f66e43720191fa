import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import {
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { HISTORY, startComparing, wireHistory, wireItem } from '@tests/support/orders/history';
import { server } from '@tests/support/environment/laboratory';
import { watchBrowser } from '@tests/support/reports/reports';

const BROKEN = '202511010001';
const WAITING = '202511020001';
const UNITS = '202511030001';
const MARKED = '202512010001';
const FIRST = '202601050003';
const SECOND = '202602070001';
const OPEN = '202603010001';
const NEWER = '202603150009';

/** The results of each order; null for a call that fails. */
type Answers = Readonly<Record<string, readonly object[] | null>>;

type Fields = Record<string, unknown>;

const glucose = (order: string, changes: Fields) =>
  wireTest(order, 31, { testName: 'Glucosa', refMin: 70, refMax: 100, ...changes });

/** Those of blood and those of urine. */
const leukocytes = (order: string, result: string) => {
  const fields = { testName: 'Leucocitos', result, pathology: 3 };
  const blood = { areaName: 'Hematología', profileId: 1, profileName: 'Hemograma' };
  const urine = { areaName: 'Uroanálisis', profileId: 2, profileName: 'Orina' };
  return [blood, urine].map((place, at) => wireTest(order, at + 51, { ...fields, ...place }));
};

const ANSWERS: Answers = {
  [BROKEN]: null,
  [WAITING]: [glucose(WAITING, { state: 2 }), wireTest(WAITING, 37, { testName: 'Potasio' })],
  [UNITS]: [
    glucose(UNITS, { result: '5.3', unit: 'mmol/L', refMin: 3.9, refMax: 5.5 }),
    wireTest(UNITS, 32, { testName: 'Urea', result: '60', unit: '', pathology: 3 }),
  ],
  [MARKED]: [
    glucose(MARKED, { result: '130.0', pathology: 3 }),
    wireTest(MARKED, 32, { testName: 'Urea', result: '30', pathology: 3 }),
  ],
  [FIRST]: [wireTest(FIRST, 90, { testName: 'Sodio' })],
  [SECOND]: [
    glucose(SECOND, { result: '95', validationDate: Date.UTC(2026, 1, 7) }),
    wireTest(SECOND, 32, { testName: 'Urea', result: '30' }),
    wireTest(SECOND, 33, { testName: 'Color', resultType: 2, result: 'Amarillo' }),
    wireTest(SECOND, 35, { testName: 'Reservado', blockTest: 1, result: '***' }),
    wireTest(SECOND, 36, { testName: 'Cloro' }),
  ],
  [OPEN]: [
    glucose(OPEN, { result: '130', pathology: 3, validationDate: Date.UTC(2026, 2, 1) }),
    wireTest(OPEN, 32, { testName: 'Urea', result: '30' }),
    wireTest(OPEN, 33, { testName: 'Color', resultType: 2, result: 'Ámbar' }),
    wireTest(OPEN, 34, { testName: 'Calcio' }),
    wireTest(OPEN, 35, { testName: 'Reservado', result: '77' }),
    ...leukocytes(OPEN, '12'),
  ],
  [NEWER]: [glucose(NEWER, { result: '131', pathology: 3 }), ...leukocytes(NEWER, '25')],
};

/** Opens the order and the comparison of a patient with these orders. */
async function openComparison(answers: Answers = ANSWERS, type = 4): Promise<UserEvent> {
  const orders = Object.keys(answers).map((order) => wireOrder(order, `P${order}`));
  server.use(
    http.patch(FILTER, () =>
      HttpResponse.json(orders.map((order) => ({ ...order, patientId: 'x' }))),
    ),
    http.get(RESULTS, ({ params }) => {
      const tests = answers[String(params['order'])] ?? null;
      return tests === null ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(tests);
    }),
  );
  const user = await openDashboard(type);
  if (type !== 2) await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  await user.click(within(list).getByRole('option', { name: new RegExp(OPEN) }));
  await screen.findByRole('table', { name: 'Resultados' });
  await startComparing(user);
  await user.click(screen.getByRole('button', { name: 'Comparar órdenes' }));
  await screen.findByRole('dialog', { name: /^Comparar órdenes/ });
  return user;
}

const dialog = () => within(screen.getByRole('dialog'));
const rows = async () => {
  const table = await dialog().findByRole('table', { name: 'Resultados de las dos órdenes' });
  const [, ...found] = within(table).getAllByRole('row');
  return found.map(({ textContent }) => textContent);
};

/** The cells of the file that the comparison gives, line by line, behind those that say whose it is. */
async function downloadCsv(user: UserEvent): Promise<readonly (readonly string[])[]> {
  const { blobs } = watchBrowser();
  await user.click(dialog().getByRole('button', { name: 'Descargar CSV' }));
  await waitFor(() => {
    expect(blobs.size).toBe(1);
  });
  const text = (await [...blobs.values()][0]?.text()) ?? '';
  return text.split('\r\n').map((line) => line.split(';').slice(2));
}

/** Compares with another order, until what stands there reads so. */
async function compareWith(user: UserEvent, order: string, told: RegExp): Promise<void> {
  await user.selectOptions(await dialog().findByRole('combobox'), order);
  expect(await dialog().findByText(told)).toBeVisible();
}

it('lays the order beside the one before it, says what changed, and shows nothing that is kept back', async () => {
  const user = await openComparison();
  const found = await rows();
  expect(dialog().getByRole('combobox', { name: 'Comparar con la orden' })).toHaveValue(SECOND);
  expect(found).toHaveLength(3);
  expect(found[0]).toMatch(/Glucosa.*95.*Normal.*130.*Alto.*\+35/);
  expect(found[1]).toMatch(/Urea.*30.*30.*sin cambio/);
  expect(found[2]).toMatch(/Color.*Amarillo.*Ámbar.*Cambió/);
  expect(dialog().getByText('Pasó a alterado (1):')).toBeVisible();
  expect(dialog().getByText(/Glucosa: 95\s→\s130\smg\/dL/)).toBeVisible();
  expect(dialog().getByText(`Solo en la orden ${SECOND}: Cloro`)).toBeVisible();

  // Kept back in the earlier order alone: of that one there is nothing, and of no test is it said that it lacks it.
  expect(dialog().queryByText(/\*\*\*/)).toBeNull();
  expect(dialog().queryByText(/^Solo en la orden 202603010001/)).toBeNull();
  expect(
    dialog().getByText(new RegExp(`^No visible en la orden ${SECOND}: Calcio, Reservado`)),
  ).toBeVisible();

  await user.click(dialog().getByRole('button', { name: 'Solo cambios (2)' }));
  expect((await rows()).join(' ')).not.toContain('Urea');
  // On paper no button tells that this is not all.
  expect(dialog().getByText('Solo cambios: no se muestra 1 examen sin cambio.')).toBeVisible();
});

it('compares with any other order, the earlier first, and says which could not be had or has nothing in common', async () => {
  const user = await openComparison();
  await rows();
  await compareWith(user, NEWER, /^Sigue alterado \(3\):/);
  expect((await rows())[0]).toMatch(/Glucosa.*130.*131.*\+1/);
  // Neither value is given the unit of the other.
  await compareWith(user, UNITS, /^Pasó a alterado \(1\):/);
  expect((await rows()).join()).toMatch(/Glucosa.*Otra unidad.*Urea.*Otra unidad/);
  const [altered, normal] = dialog().getAllByRole('listitem');
  expect(altered).toHaveTextContent('Glucosa: 5.3 mmol/L → 130 mg/dL');
  expect(normal).toHaveTextContent('Urea: 60 (sin unidad) → 30 mg/dL');
  await compareWith(user, FIRST, /^Las dos órdenes no tienen exámenes en común\.$/);
  expect(dialog().queryByRole('table')).toBeNull();
  await compareWith(
    user,
    BROKEN,
    new RegExp(`^No se pudieron cargar los resultados de la orden ${BROKEN}`),
  );
  expect(dialog().queryByRole('table')).toBeNull();
});

it('tells two tests of one name apart, on screen, in the file and in their histories', async () => {
  server.use(
    http.patch(HISTORY, () =>
      HttpResponse.json([51, 52].map((id) => wireHistory(id, [wireItem(MARKED)]))),
    ),
  );
  const user = await openComparison();
  expect(await dialog().findByRole('combobox')).toHaveValue(MARKED);
  await compareWith(user, NEWER, /^Sigue alterado/);
  const heads = dialog().getAllByRole('rowheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['Glucosa', 'LeucocitosHemograma', 'LeucocitosOrina'],
  ]);
  const [course] = dialog().getAllByRole('listitem');
  expect(course).toHaveTextContent(/Leucocitos \(Hemograma\): .*; Leucocitos \(Orina\): /);
  const lines = await downloadCsv(user);
  expect(lines.slice(2, 4).map((line) => line.slice(-2))).toEqual([
    ...[
      ['Hematología', 'Hemograma'],
      ['Uroanálisis', 'Orina'],
    ],
  ]);

  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Seleccionar todos' }));
  await user.click(screen.getByRole('button', { name: 'Tabla histórica' }));
  expect(
    await dialog().findByRole('heading', { name: /^Leucocitos .* · Hemograma / }),
  ).toBeVisible();
  expect(dialog().getByRole('heading', { name: /^Leucocitos .* · Orina / })).toBeVisible();
});

it('says that there is no other order', async () => {
  await openComparison({ [OPEN]: ANSWERS[OPEN] ?? [] });
  expect(await dialog().findByText(/^No hay otra orden de este paciente/)).toBeVisible();
});

it('tells patients what was and what is, without a judgement, and a mark apart from a result', async () => {
  const user = await openComparison(ANSWERS, 2);
  await rows();
  await compareWith(
    user,
    MARKED,
    /^Cambiaron 0 de los 2 exámenes que se hicieron las dos veces\. 1 tiene el mismo resultado con otra marca\.$/,
  );
  const [same, marked] = await rows();
  expect(same).toMatch(/130\.0.*130.*sin cambio$/);
  expect(marked).toMatch(/Alto.*Normal.*Solo otra marca$/);
  await user.click(dialog().getByRole('button', { name: 'Solo cambios (1)' }));
  expect(await rows()).toEqual([marked]);

  // Of no test it is said that an order lacks it, while some of that order are not validated.
  await compareWith(
    user,
    WAITING,
    new RegExp(`^No visible en la orden ${WAITING}: .*Glucosa, .*Urea`),
  );
  expect(dialog().getByText(`Solo en la orden ${WAITING}: Potasio`)).toBeVisible();
  expect(dialog().queryByText(new RegExp(`^Solo en la orden ${OPEN}`))).toBeNull();
  expect(dialog().getByText('Ningún examen está visible en las dos órdenes.')).toBeVisible();

  await compareWith(
    user,
    SECOND,
    /^Cambiaron 2 de los 3 exámenes que se hicieron las dos veces\.$/,
  );
  expect(dialog().queryByText(/^Pasó a/)).toBeNull();
});
