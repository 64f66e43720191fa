import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import {
  ANA,
  answerResults,
  BETO,
  openAna,
  resultRow,
  results,
} from '@tests/support/orders/results';

const cells = async (name: string) =>
  within(await resultRow(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

const LEUKOCYTES = {
  testName: 'Leucocitos',
  result: '2026-11-20',
  refMin: 0,
  refMax: 0,
  unit: '10<sup>6</sup>/µL',
  areaId: 2,
  areaName: 'Hematología',
};

it('groups by area and profile and reads results, units and intervals as they were sent', async () => {
  answerResults(() => [
    wireTest(ANA, 1, { testName: 'Glucosa', result: '< 5', refMin: 70, refMax: 99.5 }),
    wireTest(ANA, 2, { testName: 'Tope', result: '> 1:160', refMin: null, refMax: 40 }),
    wireTest(ANA, 3, { testName: 'Piso', result: '+', refMin: 60, refMax: null }),
    wireTest(ANA, 4, { ...LEUKOCYTES, profileId: 9, profileName: 'Cuadro hemático' }),
    wireTest(ANA, 4, { ...LEUKOCYTES, profileId: 10, profileName: 'Otro' }),
    wireTest(ANA, 5, { testName: 'Literal', result: 'a<b & &lt;5', refLiteral: 'Negativo' }),
    wireTest(ANA, 7, { testName: 'Después', result: 'Pendiente', state: 2 }),
    wireTest(ANA, 6, { testName: 'Urea', result: '104', refMin: 70, refMax: 99.5 }),
  ]);
  await openAna();
  const textsOf = async (name: string) => (await cells(name)).slice(0, 3);
  expect(await textsOf('Glucosa')).toEqual([
    '< 5 Fuera del intervalo El laboratorio no marcó este resultado.',
    '70.0 – 99.5',
    'mg/dL',
  ]);
  expect(await textsOf('Tope')).toEqual(['> 1:160 No comparable', 'Hasta 40.0', 'mg/dL']);
  // Words and signs have no unit.
  expect(await textsOf('Piso')).toEqual(['+ Normal', 'Desde 60.0', '']);
  expect((await textsOf('Después')).at(-1)).toBe('');
  expect(await textsOf('Literal')).toEqual(['a<b & &lt;5 Normal', 'Negativo', 'mg/dL']);
  // A test of two profiles stands in both.
  const table = await results();
  const [inFirst, inOther] = within(table).getAllByRole('row', { name: /Leucocitos/ });
  expect(inFirst).toHaveTextContent(/2026-11-20 Normal\s*10⁶\/µL/);
  expect(inOther).toHaveTextContent(/2026-11-20 Normal\s*10⁶\/µL/);
  // A range bar stands beside numeric limits only, with the result as it was written.
  const bar = async (name: string) =>
    within(await resultRow(name)).queryByRole('img', { name: /\d/ });
  expect(await bar('Urea')).toHaveAccessibleName(/70.0 – 99.5.*104/);
  expect(await bar('Glucosa')).not.toBeInTheDocument();
  expect(within(table).queryAllByRole('img', { name: /2026-11-20/ })).toEqual([]);
  const headings = within(table).getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Química',
    'Hematología · Cuadro hemático',
    'Hematología · Otro',
  ]);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['Examen', 'Resultado', 'Valores de referencia', 'Unidad']);
  // All of them are in the page, the heads above: nobody has to tell how many there are.
  expect(within(table).getAllByRole('row')).toHaveLength(12);
  expect(table).not.toHaveAttribute('aria-rowcount');
});

it('each pathology code reads its arrow and words; pending and withheld results carry none, and nothing to open', async () => {
  const words = [
    ...['Normal', 'Alterado', '↓ Bajo', '↑ Alto', 'Crítico', '↓↓ Crítico bajo', '↑↑ Crítico alto'],
    ...['Crítico', '↓↓ Crítico bajo', '↑↑ Crítico alto', 'Sin clasificar'],
  ];
  const told = { hasComment: true, resultComment: { comment: 'x' }, hasAntibiogram: true };
  answerResults(() => [
    ...words.map((_, pathology) => wireTest(ANA, pathology + 40, { pathology })),
    wireTest(ANA, 1, { state: 2, result: '' }),
    wireTest(ANA, 2, { blockTest: 1, result: 'Bloqueado', pathology: 3, ...told }),
    wireTest(ANA, 3, told),
  ]);
  await openAna();
  for (const [code, text] of words.entries()) {
    expect((await cells(`Examen ${code + 40}`))[0]).toBe(`5 ${text}`);
  }
  expect((await cells('Examen 1'))[0]).toBe('Pendiente');
  expect((await cells('Examen 2'))[0]).toBe('Bloqueado');
  expect(within(await resultRow('Examen 1')).queryByRole('img')).not.toBeInTheDocument();
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

const answerMany = (count: number) => {
  answerResults(() =>
    Array.from({ length: count }, (_, index) =>
      wireTest(ANA, index + 1, {
        areaId: 1 + Math.floor(index / 100),
        areaName: `Área ${1 + Math.floor(index / 100)}`,
      }),
    ),
  );
};

it('of more than a thousand tests the first are in the page, all are counted, and a search finds each', async () => {
  answerMany(1_200);
  const user = await openAna();
  const table = await results();
  expect(table).toHaveAttribute('aria-rowcount', '1213');
  const names = () => within(table).getAllByRole('rowheader').length;
  expect(names()).toBeLessThan(60);
  expect(within(table).getByRole('row', { name: /^Examen 3 / })).toHaveAttribute(
    'aria-rowindex',
    '5',
  );
  expect(within(table).getByText(/^Más abajo hay 1\d{3} filas más\.$/)).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar un examen' }), 'EXAMEN 119');
  expect(await screen.findByText('«EXAMEN 119»: 11 de 1200 exámenes.')).toBeVisible();
  expect(within(table).getByRole('rowheader', { name: 'Examen 1199' })).toBeInTheDocument();
  expect(names()).toBe(13);
  expect(within(table).queryByText(/^Más abajo/)).not.toBeInTheDocument();
});

it('a failure, records that could not be read or are of another order, and no results are told in the pane', async () => {
  let answer: readonly object[] | Response = new HttpResponse(null, { status: 404 });
  answerResults(() => answer);
  const user = await openAna();
  expect(await screen.findByText('No se pudieron cargar los resultados')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ana Prueba' })).toBeVisible();

  answer = [wireTest(ANA, 1), { testId: null }, wireTest(BETO, 2)];
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await resultRow('Examen 1')).toBeInTheDocument();
  expect(screen.getByText(/2 registros no se pudieron leer/)).toBeVisible();
  expect(screen.queryByText('Examen 2')).not.toBeInTheDocument();

  answer = new HttpResponse(null, { status: 204 });
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByText('La orden aún no tiene resultados disponibles.')).toBeVisible();
});
