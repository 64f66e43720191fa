import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import { layOut, openHistory, ORDER, wireHistory, wireItem } from '@tests/support/orders/history';

const TESTS = [
  wireTest(ORDER, 32, { testName: 'Urea', unit: 'mg/dL' }),
  wireTest(ORDER, 31, { testName: 'Glucosa', abbreviation: 'GLU', digits: 1 }),
];
const TITLE = 'Tabla histórica';

const dialog = (title: string) => screen.findByRole('dialog', { name: new RegExp(`^${title} · `) });
const day = (month: number, date: number) => Date.UTC(2026, month - 1, date, 15, 30, 5);

beforeEach(() => {
  layOut();
});

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.trim()),
    );

it('has every result as it was written, newest first, undated ones last (F3, F10, E4)', async () => {
  await openHistory(
    TITLE,
    () => [
      wireHistory(31, [
        wireItem('2024', { result: '98', validateDate: null, refMin: 0, refMax: 0 }),
        wireItem('2025', { result: '1.234', validateDate: day(1, 5), pathology: 2 }),
        wireItem('2026', { result: '<5 & <LDD', validateDate: day(3, 2), refMin: null, refMax: 7 }),
        wireItem('2027', { result: '', validateDate: day(2, 1), pathology: 0 }),
      ]),
    ],
    TESTS,
  );
  const frame = within(await dialog(TITLE));
  const table = await frame.findByRole('table', { name: 'Resultados de Glucosa (GLU)' });
  expect(rowsOf(table)).toEqual([
    ['1', '02/03/2026 10:30:05 a.\u00a0m.', '2026', '<5 & <LDD', 'Hasta 7.0', '', ''],
    ['2', '01/02/2026 10:30:05 a.\u00a0m.', '2027', 'Sin resultado', '4.0 – 9.0', '', ''],
    ['3', '05/01/2026 10:30:05 a.\u00a0m.', '2025', '1.234', '4.0 – 9.0', '↓ Bajo', ''],
    ['4', 'Sin fecha', '2024', '98', '', 'Normal', ''],
  ]);
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    '#',
    'Fecha',
    'Orden',
    'Resultado',
    'Valores de referencia',
    'Marca',
    'Comentario',
  ]);
});

it('unwraps comments and draws none of their markup but marks (A1)', async () => {
  const content = '<p>Muestra <b>hemolizada</b></p><p><img src=x onerror=alert(1)>Repetir</p>';
  await openHistory(
    TITLE,
    () => [
      wireHistory(31, [wireItem('1', { resultComment: { comment: JSON.stringify({ content }) } })]),
    ],
    TESTS,
  );
  const frame = within(await dialog(TITLE));
  expect((await frame.findByText('hemolizada')).tagName).toBe('B');
  expect(frame.getByText('<img src=x onerror=alert(1)>Repetir')).toBeVisible();
  expect(frame.queryByRole('img')).not.toBeInTheDocument();
});

it('shows long histories by pages, none left out', async () => {
  const long = Array.from({ length: 210 }, (_, index) => wireItem(String(index + 1)));
  const user = await openHistory(TITLE, () => [wireHistory(31, long)], TESTS);
  const frame = within(await dialog(TITLE));
  const table = await frame.findByRole('table');
  expect(table).toHaveAttribute('aria-rowcount', '211');
  expect(rowsOf(table)).toHaveLength(200);
  await user.click(frame.getByRole('button', { name: 'Mostrar más (10 resultados restantes)' }));
  expect(rowsOf(table)).toHaveLength(210);
  expect(frame.queryByRole('button', { name: /Mostrar/ })).not.toBeInTheDocument();
});

it('keeps only the tables in sight in the page when there are hundreds of rows', async () => {
  layOut(/Examen [12] /);
  const many = Array.from({ length: 30 }, (_, index) => wireTest(ORDER, index + 1));
  const twenty = Array.from({ length: 20 }, (_, index) => wireItem(String(index + 1)));
  await openHistory(TITLE, () => many.map(({ testId }) => wireHistory(testId, twenty)), many);
  const frame = within(await dialog(TITLE));
  expect(await frame.findAllByRole('heading', { level: 3 })).toHaveLength(30);
  const tables = await frame.findAllByRole('table');
  expect(tables.map((table) => table.getAttribute('aria-label'))).toEqual([
    'Resultados de Examen 1 (E1)',
    'Resultados de Examen 2 (E2)',
  ]);
});

it('a number beyond the limits of its date is never normal, an unreadable result never empty', async () => {
  await openHistory(
    TITLE,
    () => [
      wireHistory(31, [
        wireItem('2024', { result: '9.5', validateDate: day(1, 1) }),
        wireItem('2025', { result: '9.5', validateDate: day(1, 2), refMax: 10 }),
        wireItem('2026', { result: '9.5', validateDate: day(1, 3), pathology: [6] }),
        wireItem('2027', { result: { value: 7 }, validateDate: day(1, 4) }),
        wireItem('2028', { validateDate: day(1, 5), resultComment: { comment: ['x'] } }),
      ]),
    ],
    TESTS,
  );
  const frame = within(await dialog(TITLE));
  const table = await frame.findByRole('table', { name: 'Resultados de Glucosa (GLU)' });
  const shown = rowsOf(table).map(([, , , result, interval, mark, comment]) => [
    ...[result, interval, mark, comment],
  ]);
  expect(shown).toEqual([
    ['5', '4.0 – 9.0', 'Normal', 'no se pudo leer'],
    ['no se pudo leer', '4.0 – 9.0', '', ''],
    ['9.5', '4.0 – 9.0', 'Sin clasificar', ''],
    ['9.5', '4.0 – 10.0', 'Normal', ''],
    ['9.5', '4.0 – 9.0', 'Fuera del intervalo El laboratorio no marcó este resultado.', ''],
  ]);
  expect(frame.getByText('2 resultados del histórico no se pudieron leer.')).toBeVisible();
});
