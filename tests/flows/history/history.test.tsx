import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { today } from '@/lib/dates/dates';
import { changeSetting, wireTest } from '@tests/support/orders/dashboard';
import {
  CHART,
  COMBINED,
  layOut,
  openHistory,
  openMode,
  openOrderWithHistory,
  ORDER,
  startComparing,
  TABLE,
  tick,
  wireHistory,
  wireItem,
  type HistoryAnswer,
} from '@tests/support/orders/history';
import { holdPauses } from '@tests/support/environment/pauses';

const TESTS = [
  wireTest(ORDER, 32, { testName: 'Urea', unit: 'mg/dL' }),
  wireTest(ORDER, 31, { testName: 'Glucosa', abbreviation: 'GLU', digits: 1 }),
];
const VALIDATED = 4;
const day = (month: number, date: number) => Date.UTC(2026, month - 1, date, 15, 30, 5);
const noHistory = () =>
  `No hay resultados anteriores de este examen. El laboratorio los entrega desde ${today().year - 3}.`;

const close = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Cerrar' }));

beforeEach(() => {
  layOut();
});

it('chart and table ask for the ticked tests of the patient, never for a withheld one, and say whose they are', async () => {
  const asked: unknown[] = [];
  const blocked = wireTest(ORDER, 33, { testName: 'Reservado', blockTest: 1, result: '***' });
  const answer = (body: unknown) => {
    asked.push(body);
    return [wireHistory(31, []), wireHistory(33, [wireItem('2')])];
  };
  const user = await openOrderWithHistory([...TESTS, blocked], answer);
  await startComparing(user);
  expect(screen.queryByRole('checkbox', { name: 'Comparar Reservado' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Comparar todo Química' }));
  for (const title of [CHART, TABLE]) {
    const frame = within(await openMode(user, title));
    expect(screen.getByRole('dialog')).toHaveAccessibleName(
      `${title} · Ana Prueba · CC doc ${ORDER} · ${ORDER}`,
    );
    // A test without history is named as such; of one that did not come back nobody knows.
    expect(await frame.findByText(noHistory())).toBeVisible();
    const gaps = frame.getAllByRole('term').map(({ textContent }) => textContent);
    expect(gaps).toEqual(['Glucosa (GLU)', 'Urea (E32)']);
    const reasons = frame.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(reasons).toEqual([noHistory(), 'Sin consultar']);
    expect(frame.queryByRole('heading', { name: /Reservado/ })).not.toBeInTheDocument();
    await close(user);
  }
  expect(new Set(asked.map((body) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ id: 7, testId: [31, 32] })]),
  );
});

it('nothing is asked for when nothing is ticked, and what to do is said', async () => {
  let calls = 0;
  const count = () => {
    calls += 1;
    return [];
  };
  const user = await openOrderWithHistory([wireTest(ORDER, 1, { resultType: 2 })], count);
  await startComparing(user);
  for (const title of [CHART, TABLE, COMBINED]) {
    await user.click(await screen.findByRole('button', { name: title }));
    const words = await screen.findByText('Seleccione los exámenes que desea ver el histórico');
    expect(screen.queryByRole('dialog', { name: new RegExp(`^${title}`) })).toBeNull();
    await close(user);
    await waitFor(() => {
      expect(words).not.toBeInTheDocument();
    });
  }
  expect(calls).toBe(0);
});

it('no history shows a result that panic blocking hides', async () => {
  changeSetting('BloqueaPanicos', '1');
  const answer = () => [
    wireHistory(31, [wireItem('1'), wireItem('2', { result: '999.9', pathology: 9 })]),
    wireHistory(32, [wireItem('3', { result: '888.8', pathology: 3 })]),
  ];
  const user = await openOrderWithHistory(TESTS, answer);
  await tick(user, ['Urea', 'Glucosa']);
  for (const title of [CHART, TABLE, COMBINED]) {
    const frame = within(await openMode(user, title));
    expect(await frame.findByText(noHistory())).toBeVisible();
    expect(document.body, `in ${title}`).not.toHaveTextContent(/999\.9|888\.8/);
    await close(user);
  }
});

it('each mode marks a history that may lack results, and tells how many records could not be read', async () => {
  const twenty = Array.from({ length: 20 }, (_, index) => wireItem(String(index + 1)));
  const answer = () => [
    wireHistory(31, twenty),
    wireHistory(32, [wireItem('1'), {}, null as unknown as object]),
  ];
  const user = await openOrderWithHistory(TESTS, answer);
  await tick(user, ['Urea', 'Glucosa']);
  for (const title of [CHART, TABLE, COMBINED]) {
    const frame = within(await openMode(user, title));
    // The only order that the laboratory lists is the open one: those between may not be listed.
    await user.click(await frame.findByText('Puede faltar algún resultado'));
    expect(frame.getByText(/Puede haber otros resultados/)).toBeVisible();
    expect(frame.getAllByText('Incompleto')).toHaveLength(1);
    expect(frame.getByText('2 resultados del historial no se pudieron leer.')).toBeVisible();
    await close(user);
  }
});

it('a slow laboratory is waited for with words, and its call ends when the history is closed', async () => {
  const pauses = holdPauses(5000);
  const signals: AbortSignal[] = [];
  // The results themselves ask for the history of both tests; the dialog for that of the ticked one.
  const answer: HistoryAnswer = async (body, signal) => {
    if (JSON.stringify(body) !== JSON.stringify({ id: 7, testId: [32] })) return [];
    signals.push(signal);
    await delay('infinite');
    return [];
  };
  const user = await openOrderWithHistory(TESTS, answer);
  await tick(user, ['Urea']);
  const frame = within(await openMode(user, TABLE));
  expect(await frame.findByRole('status')).toHaveTextContent('Cargando…');
  await waitFor(() => {
    expect(signals.length).toBeGreaterThan(0);
  });
  await pauses.pass();
  expect(await frame.findByText('El laboratorio está tardando en responder…')).toBeVisible();
  await close(user);
  await expect.poll(() => signals.every(({ aborted }) => aborted)).toBe(true);
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

const openTable = (items: readonly object[]) =>
  openHistory(TABLE, () => [wireHistory(31, items)], TESTS);
const dialog = () => within(screen.getByRole('dialog'));

it('has every result as it was written, newest first, undated ones last, and what could not be read as such', async () => {
  const content = '<p><b>hemolizada</b></p><p><img src=x onerror=alert(1)>Repetir</p>';
  const resultComment = { comment: JSON.stringify({ content }) };
  await openTable([
    wireItem('2024', { result: '98', validateDate: null, refMin: 0, refMax: 0 }),
    wireItem('2025', { result: '1.234', validateDate: day(1, 5), pathology: 2 }),
    wireItem('2026', { result: '<5 & <LDD', validateDate: day(3, 2), refMin: null, refMax: 7 }),
    wireItem('2027', { result: '', validateDate: day(2, 1), pathology: 0, resultComment }),
    // A number beyond the limits of its date is never normal, an unreadable result never empty.
    wireItem('2028', { result: '9.5', validateDate: day(1, 1) }),
    wireItem('2029', { result: '9.5', validateDate: day(1, 2), refMax: 10 }),
    wireItem('2030', { result: '9.5', validateDate: day(1, 3), pathology: [6] }),
    wireItem('2031', { result: { value: 7 }, validateDate: day(1, 4) }),
    wireItem('2032', { validateDate: day(1, 6), resultComment: { comment: ['x'] } }),
  ]);
  const table = await screen.findByRole('table', { name: 'Resultados de Glucosa (GLU)' });
  const usual = '4.0 – 9.0';
  const told =
    'hemolizada\n[imagen]RepetirEste comentario trae una imagen que aquí no se muestra. Pídala al laboratorio.';
  const outside = 'Fuera del intervalo El laboratorio no marcó este resultado.';
  const at = (date: string) => `${date}/2026 10:30:05\u00a0a.\u00a0m.`;
  expect(rowsOf(table)).toEqual([
    ['1', at('02/03'), '2026', '<5 & <LDD', 'Hasta 7.0', 'No comparable', ''],
    ['2', at('01/02'), '2027', 'Sin resultado', usual, '', told],
    ['3', at('06/01'), '2032', '5', usual, 'Normal', 'no se pudo leer'],
    ['4', at('05/01'), '2025', '1.234', usual, '↓ Bajo', ''],
    ['5', at('04/01'), '2031', 'no se pudo leer', usual, '', ''],
    ['6', at('03/01'), '2030', '9.5', usual, 'Sin clasificar', ''],
    ['7', at('02/01'), '2029', '9.5', '4.0 – 10.0', 'Normal', ''],
    ['8', at('01/01'), '2028', '9.5', usual, outside, ''],
    ['9', 'Sin fecha', '2024', '98', '', 'Normal', ''],
  ]);
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent).join(' | ')).toBe(
    '# | Fecha | Orden | Resultado | Valores de referencia | Marca | Comentario',
  );
  expect(dialog().getByText('2 resultados del historial no se pudieron leer.')).toBeVisible();
  // A comment is unwrapped, and of its markup only marks are drawn.
  expect(dialog().getByText('hemolizada').tagName).toBe('B');
  expect(dialog().queryByRole('img')).not.toBeInTheDocument();
});

it('shows long histories by pages, none left out', async () => {
  const long = Array.from({ length: 210 }, (_, index) => wireItem(String(index + 1)));
  const user = await openTable(long);
  const table = await screen.findByRole('table', { name: /^Resultados de / });
  expect(table).toHaveAttribute('aria-rowcount', '211');
  const rows = () => within(table).getAllByRole('row').slice(1);
  expect(rows()).toHaveLength(200);
  await user.click(dialog().getByText('Mostrar más (10 resultados restantes)'));
  expect(rows()).toHaveLength(210);
  expect(dialog().queryByText(/Mostrar más/)).not.toBeInTheDocument();
});

/** The laboratory blocked the newer one of two earlier results, and sends its mark and comment all the same. */
const ofBlocked = wireHistory(1, [
  wireItem('202601010001', {
    ...{ result: 'Bloqueado', pathology: 9, validateDate: Date.UTC(2026, 0, 1, 15) },
    resultComment: { comment: 'Valor crítico, se llamó al médico' },
  }),
  wireItem('202512010001', { result: '5.5', validateDate: Date.UTC(2025, 11, 1, 15) }),
]);

it('beside a blocked result the grid says that its value before may not be the last, and no history tells its mark or comment', async () => {
  const validationDate = Date.UTC(2026, 2, 1, 15);
  const tests = [wireTest(ORDER, 1, { validationDate }), wireTest(ORDER, 2, { validationDate })];
  const other = wireHistory(2, [wireItem('202512010001', { result: '7.7', validateDate: 1e12 })]);
  const user = await openOrderWithHistory(tests, () => [ofBlocked, other], VALIDATED);
  const grid = screen.getByRole('table', { name: 'Resultados' });
  expect(await within(grid).findByText('7.7')).toBeVisible();
  expect(grid).toHaveTextContent(/5\.5.*Puede haber otro más reciente/);
  expect(grid).not.toHaveTextContent(/Bloqueado/);

  await tick(user, ['Examen 1']);
  for (const title of [TABLE, COMBINED]) {
    const frame = within(await openMode(user, title));
    expect(await frame.findByText('5.5')).toBeVisible();
    expect(frame.getByText('Bloqueado')).toBeVisible();
    expect(screen.getByRole('dialog'), `in ${title}`).not.toHaveTextContent(/Crítico|médico/);
    await user.click(frame.getByRole('button', { name: 'Cerrar' }));
  }
});
