import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { chartLimits, chartLines, chartMarks, hasForeignDots } from './chart-marks';
import { wireTest } from '@tests/support/orders/dashboard';
import {
  CHART,
  COMBINED,
  layOut,
  openHistory,
  openMode,
  openOrderWithHistory,
  ORDER,
  startComparing,
  wireHistory,
  wireItem,
} from '@tests/support/orders/history';

const TESTS = [
  wireTest(ORDER, 32, { testName: 'Urea', unit: 'mg/dL' }),
  wireTest(ORDER, 31, { testName: 'Glucosa', abbreviation: 'GLU', digits: 1 }),
];
const day = (month: number, date: number) => Date.UTC(2026, month - 1, date, 15, 30, 5);

beforeEach(() => {
  layOut();
});

/** Opens the charts of these histories, by test. */
function openCharts(histories: Readonly<Record<number, readonly object[]>>, tests = TESTS) {
  const answer = () =>
    Object.entries(histories).map(([test, items]) => wireHistory(Number(test), items));
  return openHistory(CHART, answer, tests);
}

const dialog = () => within(screen.getByRole('dialog'));
/** What is told of the point at which arrow keys stand. */
const told = () =>
  dialog()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();

const chart = (name = 'Glucosa (GLU)') =>
  screen.findByRole('application', {
    name: `Gráfica de ${name}. Las flechas recorren los resultados.`,
  });

it('draws one per test with numbers: points by flag, texts as marks on the axis, limits of each date, never defaulted zeros', async () => {
  await openCharts({
    31: [
      wireItem('1', { validateDate: day(1, 1) }),
      wireItem('2', { validateDate: day(1, 2), pathology: 2, result: '3' }),
      wireItem('3', { validateDate: day(1, 3), pathology: 3, result: '10' }),
      wireItem('4', { validateDate: day(1, 4), pathology: 9, result: '20', refMax: 8 }),
      // Without limits nothing tells how it is meant.
      wireItem('5', {
        ...{ validateDate: day(1, 5), result: '1.234', resultNumber: null },
        ...{ refMin: 0, refMax: 0 },
      }),
      wireItem('6', { validateDate: day(1, 5), result: 'Hemolizada' }),
      wireItem('7', { validateDate: day(1, 6), result: '6' }),
    ],
    32: [wireItem('1', { validateDate: day(1, 1), refMin: 0, refMax: 0 })],
  });
  const drawing = await chart();
  expect(['circle', 'down', 'up', 'diamond'].map((mark) => chartMarks(drawing, mark))).toEqual([
    2, 1, 1, 1,
  ]);
  // A cross has two strokes, and two texts of one look stand side by side.
  expect(chartMarks(drawing, 'cross')).toBe(4);
  expect(chartLimits(drawing)).toBe(6);
  const lonely = await chart('Urea (E32)');
  expect(chartMarks(lonely, 'circle')).toBe(1);
  expect(chartLimits(lonely)).toBe(0);
  expect(hasForeignDots(lonely)).toBe(false);
  expect(dialog().getAllByRole('application')).toHaveLength(2);
});

it('leads through the points by the keyboard, each with text, mark, limits and order of its own results', async () => {
  const user = await openCharts({
    31: [
      wireItem('2025', { validateDate: day(1, 1), result: '5,10', resultNumber: 5.1 }),
      wireItem('2026', { validateDate: day(2, 1), result: '10.0', pathology: 3 }),
      wireItem('2027', { validateDate: day(2, 1), result: '<5' }),
      // An order that has the test twice.
      wireItem('2028', { validateDate: day(2, 2), result: '9.5' }),
      wireItem('2028', { validateDate: day(2, 2), result: '7.2' }),
      wireItem('2029', { validateDate: day(2, 3), result: '8.8' }),
    ],
  });
  (await chart()).focus();
  expect(await dialog().findByText('01/01/2026 10:30:05 a. m.')).toBeVisible();
  const legend = within(dialog().getByRole('list', { name: 'Leyenda' })).getAllByRole('listitem');
  expect(legend.map(({ textContent }) => textContent)).toEqual([
    ...['Normal', 'Alto', 'Fuera del intervalo', 'Texto, o valor en otra escala'],
  ]);
  expect(told()).toMatch(/5,10 mg\/dL Normal.*Ref\.: 4\.0 – 9\.0.*Orden 2025$/);
  for (const words of [
    /10\.0 mg\/dL ↑ Alto.*Orden 2026.*<5 {2}No comparable01\/02.*Orden 2027$/,
    /9\.5.*Orden 2028.*7\.2.*Orden 2028$/,
    /8\.8.*Orden 2029$/,
  ]) {
    await user.keyboard('{ArrowRight}');
    await waitFor(() => {
      expect(told()).toMatch(words);
    });
  }
  expect(told()).not.toMatch(/9\.5|7\.2/);
});

it('says in one sentence what it shows, has a table twin, and only that for a test without numbers', async () => {
  const twenty = Array.from({ length: 20 }, (_, index) => wireItem(String(index + 1)));
  const user = await openCharts(
    {
      31: [wireItem('1'), wireItem('2', { validateDate: day(3, 2), result: '7.50' })],
      // Nothing is called the latest where newer ones may be missing or have no date.
      32: twenty,
      33: [wireItem('1'), {}],
      34: [wireItem('1'), wireItem('2', { validateDate: null }), wireItem('3')],
      35: [wireItem('1', { result: 'Negativo' })],
    },
    [
      ...TESTS,
      wireTest(ORDER, 33, { testName: 'Sodio', unit: 'mmol/L' }),
      wireTest(ORDER, 34, { testName: 'Potasio', abbreviation: 'K', unit: 'mmol/L' }),
      wireTest(ORDER, 35, { testName: 'Gota gruesa' }),
    ],
  );
  const newest = '2 resultados. El más reciente: 7.50, 02/03/2026 10:30:05 a. m.';
  expect(await dialog().findByText(newest)).toBeVisible();
  for (const words of [
    '20 resultados.',
    '1 resultado.',
    '3 resultados.',
    '1 resultado sin fecha aparece solo en la tabla.',
    /no tiene resultados numéricos con fecha: se muestran en la tabla/,
  ]) {
    expect(dialog().getByText(words)).toBeVisible();
  }
  expect(dialog().getAllByRole('application')).toHaveLength(4);
  expect(dialog().getAllByRole('table')).toHaveLength(1);
  expect(dialog().getByRole('cell', { name: 'Negativo' })).toBeVisible();
  // The twin is closed at first.
  const twin = dialog().getByRole('button', { name: 'Ver como tabla: Potasio (K)' });
  expect(twin).toHaveAttribute('aria-expanded', 'false');
  await user.click(twin);
  expect(twin).toHaveAttribute('aria-expanded', 'true');
  const table = dialog().getByRole('table', { name: /Potasio/ });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
});

const VALIDATED = 4;
const NOW = Date.UTC(2026, 2, 1, 15);
const EARLIER = '202602070001';

/** A glucose of serum and one of cerebrospinal fluid, in one order. */
const TWO_SAMPLES = [
  { sampleName: 'Suero', result: '95', refMin: 70, refMax: 100 },
  { sampleName: 'LCR', result: '40', refMin: 40, refMax: 75 },
].map((fields) =>
  wireTest(ORDER, 31, { testName: 'Glucosa', validationDate: NOW, takenDate: NOW - 1, ...fields }),
);
const earlier = (result: string) => ({ result, validateDate: NOW - 1e9 });
const ofTwoSamples = wireHistory(31, [
  wireItem(EARLIER, { ...earlier('92'), refMin: 70, refMax: 100 }),
  wireItem(EARLIER, { ...earlier('55'), refMin: 40, refMax: 75 }),
  wireItem(ORDER, { result: '95', validateDate: NOW, refMin: 70, refMax: 100 }),
  wireItem(ORDER, { result: '40', validateDate: NOW, refMin: 40, refMax: 75 }),
]);
const NOTE = /varios resultados de Glucosa .*no dice de qué muestra/;

it('a test of two samples has no value before and no line in its chart; its tables tell the samples apart', async () => {
  const user = await openOrderWithHistory(TWO_SAMPLES, () => [ofTwoSamples], VALIDATED);
  const why = await screen.findAllByTitle(/no dice de qué muestra/);
  expect(why.map(({ textContent }) => textContent.trim())).toEqual(
    Array(2).fill('Varias muestras'),
  );
  expect(screen.getByRole('table', { name: 'Resultados' })).not.toHaveTextContent(/55|92|cambio/);

  const [, ofFluid = document.body] = screen.getAllByRole('button', { name: 'Glucosa' });
  await user.click(ofFluid);
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText(NOTE)).toBeVisible();
  const drawing = await panel.findByRole('application', { name: /^Gráfica de Glucosa/ });
  expect(Math.max(0, ...chartLines(drawing))).toBeLessThan(2);
  await user.click(panel.getByRole('button', { name: /^Ver como tabla/ }));
  const rows = within(panel.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[3]?.textContent)).toEqual(
    expect.arrayContaining(['95Suero', '40LCR', '92', '55']),
  );
  await user.click(panel.getByRole('button', { name: 'Cerrar' }));

  await startComparing(user);
  const [box = document.body] = screen.getAllByRole('checkbox', { name: 'Comparar Glucosa' });
  await user.click(box);
  const combined = within(await openMode(user, COMBINED));
  expect(await combined.findByText(NOTE)).toBeVisible();
  expect(await combined.findByText(/^Suero/)).toBeVisible();
  expect(combined.getByText(/^LCR/)).toBeVisible();
});
