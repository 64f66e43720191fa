import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';

import {
  changeSetting,
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/dashboard';
import { server } from '@tests/support/laboratory';

const A = '202603010001';
const B = '202603010002';

const results = () => screen.findByRole('table', { name: 'Resultados' });
const row = async (name: string) =>
  within(await results()).getByRole('row', { name: new RegExp(`(^|Validado )${name}`) });
const cells = async (name: string) =>
  within(await row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replace('Ref.: ', '').replace(/\s+/g, ' ').trim());

/** Two orders; their results are what `answer` gives. */
function laboratory(answer: (order: string) => unknown): void {
  server.use(
    http.patch(FILTER, () => HttpResponse.json([wireOrder(A, 'Ana'), wireOrder(B, 'Beto')])),
    http.get(RESULTS, async ({ params }) => {
      const body = await answer(String(params['order']));
      return body instanceof Response ? body : HttpResponse.json(body as object);
    }),
  );
}

async function select(user: UserEvent, name: string) {
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  await user.click(within(list).getByRole('option', { name: new RegExp(name) }));
}

async function openOrder(type = 4, tile = 'Laboratorio') {
  const user = await openDashboard(type, tile);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await select(user, 'Ana');
  return user;
}

it('groups by area and profile and reads results, units and intervals as they were sent (F1, F10)', async () => {
  laboratory(() => [
    wireTest(A, 1, { testName: 'Glucosa', result: '< 5', refMin: 70, refMax: 99.5 }),
    wireTest(A, 2, { testName: 'Tope', result: '> 1:160', refMin: null, refMax: 40 }),
    wireTest(A, 3, { testName: 'Piso', result: '+', refMin: 60, refMax: null }),
    wireTest(A, 4, {
      testName: 'Leucocitos',
      result: '2026-11-20',
      refMin: 0,
      refMax: 0,
      unit: '10<sup>6</sup>/µL',
      areaId: 2,
      areaName: 'Hematología',
      profileId: 9,
      profileName: 'Cuadro hemático',
    }),
    wireTest(A, 5, { testName: 'Literal', result: 'a<b & &lt;5', refLiteral: 'Negativo' }),
  ]);
  await openOrder();
  expect(await cells('Glucosa')).toEqual(['< 5 Normal', '70.0 – 99.5', 'mg/dL']);
  expect(await cells('Tope')).toEqual(['> 1:160 Normal', 'Hasta 40.0', 'mg/dL']);
  expect(await cells('Piso')).toEqual(['+ Normal', 'Desde 60.0', 'mg/dL']);
  expect(await cells('Literal')).toEqual(['a<b & &lt;5 Normal', 'Negativo', 'mg/dL']);
  expect(await cells('Leucocitos')).toEqual(['2026-11-20 Normal', '', '106/µL']);
  expect(within(await row('Leucocitos')).getByText('6').tagName).toBe('SUP');
  const table = await results();
  const headings = within(table).getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Química',
    'Hematología',
    'Cuadro hemático',
  ]);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Examen', 'Resultado', 'Valores de referencia', 'Unidad']);
  expect(table).toHaveAttribute('aria-rowcount', '9');
});

it.each<[number | string, string]>([
  [0, 'Normal'],
  [1, 'Anormal'],
  [2, '↓ Bajo'],
  [3, '↑ Alto'],
  [4, 'Pánico'],
  [5, '↓↓ Bajo Pánico'],
  [6, '↑↑ Alto Pánico'],
  [7, 'Crítico'],
  [8, '↓↓ Crítico bajo'],
  [9, '↑↑ Crítico alto'],
  ['?', 'Sin clasificar'],
  [12, 'Sin clasificar'],
])('pathology %s reads %s (F4)', async (pathology, text) => {
  laboratory(() => [wireTest(A, 1, { pathology })]);
  await openOrder();
  expect((await cells('Examen 1'))[0]).toBe(`5 ${text}`);
});

it('pending and withheld results carry no mark, validated ones say so', async () => {
  laboratory(() => [
    wireTest(A, 1, { state: 2, result: '' }),
    wireTest(A, 2, { blockTest: 1, result: 'Bloqueado', pathology: 3 }),
    wireTest(A, 3),
  ]);
  await openOrder();
  expect((await cells('Examen 1'))[0]).toBe('Pendiente');
  expect((await cells('Examen 2'))[0]).toBe('Bloqueado');
  expect(within(await row('Examen 1')).queryByRole('img')).not.toBeInTheDocument();
  expect(within(await row('Examen 3')).getByRole('img', { name: 'Validado' })).toBeInTheDocument();
});

it('shows the abbreviation beside the full name when the laboratory wants it', async () => {
  changeSetting('VerNombreExamen', 'false');
  laboratory(() => [wireTest(A, 1)]);
  await openOrder();
  expect(await row('E1 Examen 1')).toBeInTheDocument();
});

it('only the rows in sight of 10,000 tests are in the page', async () => {
  laboratory(() => Array.from({ length: 10_000 }, (_, index) => wireTest(A, index + 1)));
  await openOrder();
  const table = await screen.findByRole('table', {}, { timeout: 8000 });
  expect(table).toHaveAttribute('aria-rowcount', '10002');
  expect(within(table).getAllByRole('row').length).toBeLessThan(60);
});

it.each([
  ['an order without results', () => new HttpResponse(null, { status: 204 }), /aún no tiene/],
  ['an unreadable record', () => [wireTest(A, 1), { testId: null }], /1 registro no se pudo leer/],
  ['a test of another order', () => [wireTest(A, 1), wireTest(B, 2)], /1 registro no se pudo leer/],
])('%s is told', async (_case, answer, text) => {
  laboratory(answer);
  await openOrder();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText('Examen 2')).not.toBeInTheDocument();
});

it('a blocked order says that the laboratory will call, and shows no test', async () => {
  changeSetting('BloqueaPanicos', '2');
  laboratory(() => [wireTest(A, 1), wireTest(A, 2, { pathology: 4 })]);
  await openOrder();
  expect(
    await screen.findByText('El laboratorio se comunicará con usted sobre estos resultados.'),
  ).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('a failure is told inside the pane and repeated on request', async () => {
  let isBroken = true;
  laboratory(() => (isBroken ? new HttpResponse(null, { status: 404 }) : [wireTest(A, 1)]));
  const user = await openOrder();
  expect(await screen.findByText('No se pudieron cargar los resultados')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ana Prueba' })).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await row('Examen 1')).toBeInTheDocument();
});

it('a late answer of one order never shows under another (F7)', async () => {
  laboratory(async (order) => {
    if (order === B) return [wireTest(B, 2)];
    await delay(300);
    return [wireTest(A, 1)];
  });
  const user = await openOrder();
  await select(user, 'Beto');
  expect(await row('Examen 2')).toBeInTheDocument();
  await delay(400);
  expect(screen.getByRole('heading', { name: 'Beto Prueba' })).toBeVisible();
  expect(screen.queryByText('Examen 1')).not.toBeInTheDocument();
});

it('on a phone an order takes the screen and both ways back lead to the list, with nothing in the address', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  laboratory(() => [wireTest(A, 1)]);
  const user = await openOrder();
  expect(await row('Examen 1')).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(window.location.href).toMatch(/\/dashboard$/);
  expect(JSON.stringify(window.history.state)).not.toContain(A);
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  await select(user, 'Ana');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  window.history.back();
  expect(await screen.findByRole('listbox', { name: 'Órdenes' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Buscar por fecha' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  vi.unstubAllGlobals();
});
