import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import {
  chartLimits,
  chartLines,
  chartMarks,
  hasForeignDots,
  layOut,
  openHistory,
  ORDER,
  wireHistory,
  wireItem,
} from '@tests/support/orders/history';

const TESTS = [
  wireTest(ORDER, 32, { testName: 'Urea', unit: 'mg/dL' }),
  wireTest(ORDER, 31, { testName: 'Glucosa', abbreviation: 'GLU', digits: 1 }),
];
const TITLE = 'Gráfica histórica';

const dialog = (title: string) => screen.findByRole('dialog', { name: new RegExp(`^${title} · `) });
const day = (month: number, date: number) => Date.UTC(2026, month - 1, date, 15, 30, 5);

beforeEach(() => {
  layOut();
});

const chart = (name = 'Glucosa (GLU)') =>
  screen.findByRole('application', {
    name: `Gráfica de ${name}. Las flechas recorren los resultados.`,
  });

it('draws one per test with numbers, its points by flag, and texts as marks on the axis (E4, F4)', async () => {
  await openHistory(
    TITLE,
    () => [
      wireHistory(31, [
        wireItem('1', { validateDate: day(1, 1) }),
        wireItem('2', { validateDate: day(1, 2), pathology: 2, result: '3' }),
        wireItem('3', { validateDate: day(1, 3), pathology: 3, result: '10' }),
        wireItem('4', { validateDate: day(1, 4), pathology: 9, result: '20' }),
        // Without limits nothing tells how it is meant.
        wireItem('5', {
          ...{ validateDate: day(1, 5), result: '1.234', resultNumber: null },
          ...{ refMin: 0, refMax: 0 },
        }),
        wireItem('6', { validateDate: day(1, 5), result: 'Hemolizada' }),
        wireItem('7', { validateDate: day(1, 6), result: '6' }),
      ]),
      wireHistory(32, [wireItem('1', { validateDate: day(1, 1) })]),
    ],
    TESTS,
  );
  const frame = within(await dialog(TITLE));
  const drawing = await chart();
  expect(['circle', 'down', 'up', 'diamond'].map((mark) => chartMarks(drawing, mark))).toEqual([
    2, 1, 1, 1,
  ]);
  // A cross has two strokes, and two texts of one look stand side by side.
  expect(chartMarks(drawing, 'cross')).toBe(4);
  const lonely = await chart('Urea (E32)');
  expect(chartMarks(lonely, 'circle')).toBe(1);
  expect(hasForeignDots(lonely)).toBe(false);
  expect(frame.getAllByRole('application')).toHaveLength(2);
});

it('draws the limits of each date, never the defaulted zeros (F10)', async () => {
  await openHistory(
    TITLE,
    () => [
      wireHistory(31, [
        wireItem('1', { validateDate: day(1, 1), refMin: 4, refMax: 9 }),
        wireItem('2', { validateDate: day(1, 2), refMin: 4, refMax: 8 }),
      ]),
      wireHistory(32, [wireItem('1', { refMin: 0, refMax: 0 })]),
    ],
    TESTS,
  );
  expect(chartLimits(await chart())).toBe(4);
  expect(chartLimits(await chart('Urea (E32)'))).toBe(0);
});

it('leads through the points by the keyboard, with the text, mark and limits of each (F3)', async () => {
  const user = await openHistory(
    TITLE,
    () => [
      wireHistory(31, [
        wireItem('2025', { validateDate: day(1, 1), result: '5,10', resultNumber: 5.1 }),
        wireItem('2026', { validateDate: day(2, 1), result: '10.0', pathology: 3 }),
        wireItem('2027', { validateDate: day(2, 1), result: '<5' }),
      ]),
    ],
    TESTS,
  );
  const frame = within(await dialog(TITLE));
  const drawing = await chart();
  drawing.focus();
  expect(await frame.findByText('01/01/2026 10:30:05 a. m.')).toBeVisible();
  const told = () => frame.getAllByRole('status').map(({ textContent }) => textContent);
  expect(told().join()).toMatch(/5,10 mg\/dL Normal.*Ref\.: 4\.0 – 9\.0.*Orden 2025/);
  await user.keyboard('{ArrowRight}');
  await waitFor(() => {
    expect(told().join()).toMatch(/10\.0 mg\/dL ↑ Alto.*Orden 2026.*<5 {2}01\/02.*Orden 2027/);
  });
});

it('tells of a point its own results only, after one whose order has the test twice', async () => {
  const user = await openHistory(
    TITLE,
    () => [
      wireHistory(31, [
        wireItem('1', { validateDate: day(1, 1), result: '6.1' }),
        wireItem('2', { validateDate: day(1, 2), result: '9.5' }),
        wireItem('2', { validateDate: day(1, 2), result: '7.2' }),
        wireItem('3', { validateDate: day(1, 3), result: '8.8' }),
      ]),
    ],
    TESTS,
  );
  const frame = within(await dialog(TITLE));
  (await chart()).focus();
  const told = () => frame.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => {
    expect(told().join()).toMatch(/6\.1.*Orden 1$/);
  });
  await user.keyboard('{ArrowRight}');
  await waitFor(() => {
    expect(told().join()).toMatch(/9\.5.*Orden 2.*7\.2.*Orden 2$/);
  });
  await user.keyboard('{ArrowRight}');
  await waitFor(() => {
    expect(told().join()).toMatch(/8\.8.*Orden 3$/);
  });
  expect(told().join()).not.toMatch(/9\.5|7\.2/);
});

it('marks a change of scale, joins nothing across it, and gives the present unit to the present scale only', async () => {
  const user = await openHistory(
    TITLE,
    () => [
      wireHistory(31, [
        wireItem('1', { validateDate: day(1, 1), result: '5.1', refMin: 3.9, refMax: 5.5 }),
        wireItem('2', { validateDate: day(1, 2), result: '95', refMin: 70, refMax: 100 }),
        wireItem('3', { validateDate: day(1, 3), result: '96', refMin: 70, refMax: 100 }),
      ]),
    ],
    [wireTest(ORDER, 31, { testName: 'Glucosa', abbreviation: 'GLU', refMin: 70, refMax: 100 })],
  );
  const frame = within(await dialog(TITLE));
  const drawing = await chart();
  expect(within(drawing).getByText('Cambio de escala')).toBeInTheDocument();
  expect(frame.getByText(/cambian de unidad o de escala \(02\/01\/2026\)/)).toBeVisible();
  expect(chartLines(drawing)).toEqual([2]);
  drawing.focus();
  const told = () => frame.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => {
    expect(told().join()).toMatch(/5\.1 {2}Normal.*Ref\.: 3\.9 – 5\.5/);
  });
  await user.keyboard('{ArrowRight}');
  await waitFor(() => {
    expect(told().join()).toMatch(/95 mg\/dL Normal.*Ref\.: 70\.0 – 100\.0/);
  });
});

it('looks back from the newest result of all tests', async () => {
  const user = await openHistory(
    TITLE,
    () => [
      wireHistory(31, [wireItem('1', { validateDate: Date.UTC(2019, 0, 1) })]),
      wireHistory(32, [wireItem('2', { validateDate: day(3, 1) })]),
    ],
    TESTS,
  );
  const frame = within(await dialog(TITLE));
  await chart();
  expect(frame.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'all',
    '5years',
    '1year',
    '6months',
  ]);
  await user.click(frame.getByRole('radio', { name: '1 año' }));
  expect(await frame.findByText('Sin resultados en este período.')).toBeVisible();
  expect(frame.getAllByRole('application')).toHaveLength(1);
  await user.click(frame.getByRole('radio', { name: 'Todo' }));
  expect(await chart()).toBeInTheDocument();
});

it('has a table twin of each chart, closed at first', async () => {
  const user = await openHistory(
    TITLE,
    () => [wireHistory(31, [wireItem('1'), wireItem('2', { validateDate: null, result: '7' })])],
    TESTS,
  );
  const frame = within(await dialog(TITLE));
  await chart();
  expect(frame.getByText('1 resultado sin fecha aparece solo en la tabla.')).toBeVisible();
  const twin = frame.getByRole('button', { name: 'Ver como tabla: Glucosa (GLU)' });
  expect(twin).toHaveAttribute('aria-expanded', 'false');
  expect(frame.queryByRole('table')).not.toBeInTheDocument();
  await user.click(twin);
  expect(twin).toHaveAttribute('aria-expanded', 'true');
  expect(frame.getAllByRole('row')).toHaveLength(3);
});

it('gives a test without numbers its table instead of an empty chart', async () => {
  await openHistory(TITLE, () => [wireHistory(31, [wireItem('1', { result: 'Negativo' })])], TESTS);
  const frame = within(await dialog(TITLE));
  expect(
    await frame.findByText(/no tiene resultados numéricos con fecha: se muestran en la tabla/),
  ).toBeVisible();
  expect(frame.queryByRole('application')).not.toBeInTheDocument();
  expect(frame.getByRole('cell', { name: 'Negativo' })).toBeVisible();
});

it('says in one sentence what it shows, and calls nothing the latest when newer ones may be missing or without date', async () => {
  const twenty = Array.from({ length: 20 }, (_, index) => wireItem(String(index + 1)));
  await openHistory(
    TITLE,
    () => [
      wireHistory(31, [wireItem('1'), wireItem('2', { validateDate: day(3, 2), result: '7.50' })]),
      wireHistory(32, twenty),
      wireHistory(33, [wireItem('1'), {}]),
      wireHistory(34, [wireItem('1'), wireItem('2', { validateDate: null }), wireItem('3')]),
    ],
    [
      ...TESTS,
      wireTest(ORDER, 33, { testName: 'Sodio', unit: 'mmol/L' }),
      wireTest(ORDER, 34, { testName: 'Potasio', unit: 'mmol/L' }),
    ],
  );
  const frame = within(await dialog(TITLE));
  expect(
    await frame.findByText('2 resultados. El más reciente: 7.50, 02/03/2026 10:30:05 a. m.'),
  ).toBeVisible();
  expect(frame.getByText('20 resultados.')).toBeVisible();
  expect(frame.getByText('1 resultado.')).toBeVisible();
  expect(frame.getByText('3 resultados.')).toBeVisible();
});
