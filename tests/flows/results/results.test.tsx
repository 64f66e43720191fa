import { fireEvent, screen, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { foundTests } from '@/api/orders/found-tests';
import { changeSetting, wireTest } from '@tests/support/orders/dashboard';
import { stubReadingWorkers } from '@tests/support/page/reading-worker';
import {
  ANA,
  answerResults,
  BETO,
  openAna,
  resultRow,
  results,
  selectOrder,
} from '@tests/support/orders/results';

const cells = async (name: string) =>
  within(await resultRow(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

it('groups by area and profile and reads results, units and intervals as they were sent (F1, F10)', async () => {
  answerResults(() => [
    wireTest(ANA, 1, { testName: 'Glucosa', result: '< 5', refMin: 70, refMax: 99.5 }),
    wireTest(ANA, 2, { testName: 'Tope', result: '> 1:160', refMin: null, refMax: 40 }),
    wireTest(ANA, 3, { testName: 'Piso', result: '+', refMin: 60, refMax: null }),
    wireTest(ANA, 4, {
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
    wireTest(ANA, 5, { testName: 'Literal', result: 'a<b & &lt;5', refLiteral: 'Negativo' }),
  ]);
  await openAna();
  const textsOf = async (name: string) => (await cells(name)).slice(0, 3);
  expect(await textsOf('Glucosa')).toEqual([
    '< 5 Fuera del intervalo El laboratorio no marcó este resultado.',
    '70.0 – 99.5',
    'mg/dL',
  ]);
  expect(await textsOf('Tope')).toEqual(['> 1:160', 'Hasta 40.0', 'mg/dL']);
  expect(await textsOf('Piso')).toEqual(['+ Normal', 'Desde 60.0', 'mg/dL']);
  expect(await textsOf('Literal')).toEqual(['a<b & &lt;5 Normal', 'Negativo', 'mg/dL']);
  expect(await textsOf('Leucocitos')).toEqual(['2026-11-20 Normal', '', '10⁶/µL']);
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
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['Examen', 'Resultado', 'Valores de referencia', 'Unidad']);
  expect(table).toHaveAttribute('aria-rowcount', '9');
});

it('each pathology code reads its arrow and words (F4)', async () => {
  const marks: readonly (readonly [wire: unknown, text: string])[] = [
    [0, 'Normal'],
    [1, 'Anormal'],
    ['2', '↓ Bajo'],
    [3, '↑ Alto'],
    [4, 'Pánico'],
    [5, '↓↓ Bajo Pánico'],
    [6, '↑↑ Alto Pánico'],
    [7, 'Crítico'],
    [8, '↓↓ Crítico bajo'],
    [9, '↑↑ Crítico alto'],
    ['?', 'Sin clasificar'],
    [12, 'Sin clasificar'],
  ];
  answerResults(() => marks.map(([pathology], at) => wireTest(ANA, at + 10, { pathology })));
  await openAna();
  for (const [at, [, text]] of marks.entries()) {
    expect((await cells(`Examen ${at + 10}`))[0]).toBe(`5 ${text}`);
  }
});

it('pending and withheld results carry no mark and nothing to open, validated ones say so', async () => {
  const told = { hasComment: true, resultComment: { comment: 'x' }, hasAntibiogram: true };
  answerResults(() => [
    wireTest(ANA, 1, { state: 2, result: '' }),
    wireTest(ANA, 2, { blockTest: 1, result: 'Bloqueado', pathology: 3, ...told }),
    wireTest(ANA, 3, told),
  ]);
  await openAna();
  expect((await cells('Examen 1'))[0]).toBe('Pendiente');
  expect((await cells('Examen 2'))[0]).toBe('Bloqueado');
  expect(within(await resultRow('Examen 1')).queryByRole('img')).not.toBeInTheDocument();
  expect(
    within(await resultRow('Examen 3')).getByRole('img', { name: 'Validado' }),
  ).toBeInTheDocument();
  const buttonsOf = async (name: string) =>
    within(await resultRow(name))
      .queryAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(await buttonsOf('Examen 3')).toEqual([
    'Examen 3',
    'Comentario de Examen 3',
    'Antibiograma de Examen 3',
  ]);
  expect(await buttonsOf('Examen 2')).toEqual([]);
  expect(screen.getByText('Antibiograma')).toBeVisible();
});

it('draws a range bar beside numeric limits only, with the result as it was written (F10)', async () => {
  answerResults(() => [
    wireTest(ANA, 1, { result: '104', refMin: 70, refMax: 99.5 }),
    wireTest(ANA, 2, { result: '104', refMin: 0, refMax: 0 }),
    wireTest(ANA, 3, { result: '< 104', refMin: 70, refMax: 99.5 }),
  ]);
  await openAna();
  const bar = async (name: string) =>
    within(await resultRow(name)).queryByRole('img', { name: /104/ });
  expect(await bar('Examen 1')).toHaveAccessibleName(/70.0 – 99.5.*104/);
  expect(await bar('Examen 2')).not.toBeInTheDocument();
  expect(await bar('Examen 3')).not.toBeInTheDocument();
});

it('a test of two profiles stands in both, whatever the order of the server (F8)', async () => {
  answerResults(() => [
    wireTest(ANA, 8, { profileId: 5, profileName: 'Dos' }),
    wireTest(ANA, 3, { profileId: 5, profileName: 'Dos' }),
    wireTest(ANA, 8, { profileId: 4, profileName: 'Uno' }),
    wireTest(ANA, 1),
  ]);
  await openAna();
  const rows = within(await results()).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent.trim())).toEqual([
    'Química',
    'Examen 1',
    'Dos',
    'Examen 3',
    'Examen 8',
    'Uno',
    'Examen 8',
  ]);
});

it('shows the abbreviation beside the full name when the laboratory wants it', async () => {
  changeSetting('VerNombreExamen', 'false');
  answerResults(() => [wireTest(ANA, 1)]);
  await openAna();
  expect(await resultRow('E1 Examen 1')).toBeInTheDocument();
});

it('only the rows in sight of 10,000 tests are in the page, under the heading of their area', async () => {
  stubReadingWorkers(foundTests);
  answerResults(() =>
    Array.from({ length: 10_000 }, (_, index) =>
      wireTest(ANA, index + 1, {
        areaId: Math.floor(index / 100),
        areaName: `Área ${Math.floor(index / 100)}`,
      }),
    ),
  );
  await openAna();
  const table = await screen.findByRole('table');
  expect(table).toHaveAttribute('aria-rowcount', '10101');
  expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  const body = within(table).getByRole('rowgroup', { name: 'Resultados' });
  body.scrollTop = 150_000;
  fireEvent.scroll(body);
  const [heading] = await within(table).findAllByRole('heading', { name: /Área [34]\d/ });
  expect(heading).toBeInTheDocument();
  expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  const [, first] = within(body).getAllByRole('rowheader');
  const number = /Examen (\d+)/.exec(first?.textContent ?? '')?.[1];
  expect(`Área ${Math.floor((Number(number) - 1) / 100)}`).toBe(heading?.textContent);
});

it.each([
  ['an order without results', () => new HttpResponse(null, { status: 204 }), /aún no tiene/],
  [
    'an unreadable record',
    () => [wireTest(ANA, 1), { testId: null }],
    /1 registro no se pudo leer/,
  ],
  [
    'a test of another order',
    () => [wireTest(ANA, 1), wireTest(BETO, 2)],
    /1 registro no se pudo leer/,
  ],
])('%s is told (E3)', async (_case, answer, text) => {
  answerResults(answer);
  await openAna();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText('Examen 2')).not.toBeInTheDocument();
});

it('a failure is told inside the pane and repeated on request', async () => {
  let isBroken = true;
  answerResults(() => (isBroken ? new HttpResponse(null, { status: 404 }) : [wireTest(ANA, 1)]));
  const user = await openAna();
  expect(await screen.findByText('No se pudieron cargar los resultados')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ana Prueba' })).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await resultRow('Examen 1')).toBeInTheDocument();
});

it('a late answer of one order never shows under another (F7)', async () => {
  answerResults(async (order) => {
    if (order === BETO) return [wireTest(BETO, 2)];
    await delay(300);
    return [wireTest(ANA, 1)];
  });
  const user = await openAna();
  await selectOrder(user, 'Beto');
  expect(await resultRow('Examen 2')).toBeInTheDocument();
  await delay(400);
  expect(screen.getByRole('heading', { name: 'Beto Prueba' })).toBeVisible();
  expect(screen.queryByText('Examen 1')).not.toBeInTheDocument();
});
