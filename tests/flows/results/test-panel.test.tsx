import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { today } from '@/lib/dates/dates';
import {
  changeSetting,
  FILTER,
  watchSearches,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import {
  layOut,
  openOrderWithHistory,
  ORDER,
  wireHistory,
  wireItem,
} from '@tests/support/orders/history';
import { server } from '@tests/support/environment/laboratory';

const OTHER = '202601050003';
const VALIDATED = 4;
const TESTS = [
  wireTest(ORDER, 31, {
    testName: 'Glucosa',
    unit: 'mg/dL',
    result: '104',
    pathology: 3,
    hasComment: true,
    resultComment: { comment: 'Ayuno de 8 horas.' },
  }),
  wireTest(ORDER, 32, { testName: 'Urea', unit: 'mg/dL' }),
  wireTest(ORDER, 33, { testName: 'Color', resultType: 2, result: 'Amarillo', unit: '' }),
  wireTest(ORDER, 34, { testName: 'Reservado', blockTest: 1, result: '***', unit: 'mg/dL' }),
];
const HISTORY = [
  wireHistory(31, [
    wireItem(OTHER, { result: '97', refMin: 70, refMax: 100 }),
    wireItem('202601010001', { result: '5.1', validateDate: Date.UTC(2026, 0, 1) }),
  ]),
  wireHistory(32, [wireItem(OTHER, { result: '31' })]),
  wireHistory(33, []),
];

const panel = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  layOut();
});

/** The table of a test's history stands folded below its chart. */
async function unfoldTable(user: UserEvent, test = 'Glucosa'): Promise<void> {
  const name = new RegExp(`^Ver como tabla.*${test}`);
  await user.click(await panel().findByRole('button', { name }));
}

async function open(test: string): Promise<UserEvent> {
  const user = await openOrderWithHistory(TESTS, () => HISTORY);
  await user.click(await screen.findByRole('button', { name: test }));
  await screen.findByRole('dialog', { name: new RegExp(`^${test} · Ana Prueba · `) });
  return user;
}

it('the name of a test opens its value, limits, chart and table, titled with whose they are', async () => {
  const user = await open('Glucosa');
  expect(panel().getByText('104')).toBeVisible();
  expect(panel().getByText('Sin validar')).toBeVisible();
  expect(await panel().findByRole('application', { name: /^Gráfica de Glucosa/ })).toBeVisible();
  await unfoldTable(user);
  const table = panel().getByRole('table', { name: /^Resultados de Glucosa/ });
  expect(within(table).getByText('97')).toBeVisible();
  expect(within(table).getByText('5.1')).toBeVisible();
  // Its result is copied in one line, as it stands there.
  await user.click(panel().getByRole('button', { name: 'Copiar' }));
  expect(await panel().findByText('Copiado.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(
    /^Glucosa: 104 mg\/dL · Alto.* · Sin validar$/,
  );

  // Another test of its unit joins the chart; one that is kept back is not offered, nor opens.
  const others = panel().getByRole('combobox', { name: 'Comparar con' });
  const offered = within(others).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Ningún otro examen', 'Urea']);
  await user.selectOptions(others, 'Urea');
  const both = await panel().findByRole('application', { name: /^Gráfica de Glucosa .*· Urea/ });
  expect(within(both).getByText('Cambio de escala')).toBeInTheDocument();
  expect(panel().getByRole('heading', { name: 'Glucosa y Urea' })).toBeVisible();
  // Each keeps its own chart, with its own limits, and its table.
  expect(panel().getAllByRole('application')).toHaveLength(3);
  await unfoldTable(user, 'Urea');
  expect(panel().getByRole('table', { name: /^Resultados de Urea/ })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Glucosa' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Reservado' })).toBeNull();
});

it('the order of an earlier result is searched for and opens; that of another patient or none is told, and all stays', async () => {
  const told = (order: string) =>
    `La orden ${order} no está entre las órdenes que usted puede ver.`;
  const failed = (order: string) => new RegExp(`^No se pudo buscar la orden ${order}\\.`);
  const answers: readonly (readonly [typeof told | typeof failed, (order: string) => Response])[] =
    [
      [told, () => new HttpResponse(null, { status: 204 })],
      [failed, (order) => HttpResponse.json([{ order }, wireOrder(ORDER, 'Ana')])],
      [failed, () => HttpResponse.error()],
      [told, (order) => HttpResponse.json([{ ...wireOrder(order, 'Bea'), patientIdDB: 8 }])],
    ];
  const orders = answers.map((_, at) => `20260101000${at}`);
  const items = [OTHER, ...orders].map((order) => wireItem(order, { result: '97' }));
  const user = await openOrderWithHistory(TESTS, () => [wireHistory(31, items)]);
  await user.click(await screen.findByRole('button', { name: 'Glucosa' }));
  await screen.findByRole('dialog', { name: /^Glucosa/ });
  await unfoldTable(user);
  const openEarlier = async (order: string) => {
    await user.click(await panel().findByRole('button', { name: `Abrir la orden ${order}` }));
  };
  for (const [at, [words, answer]] of answers.entries()) {
    const order = orders[at] ?? '';
    server.use(http.patch(FILTER, () => answer(order)));
    await openEarlier(order);
    expect(await screen.findByText(words(order))).toBeVisible();
    expect(screen.queryByText(/Bea/)).toBeNull();
    expect(panel().getByText('104')).toBeVisible();
  }

  server.use(http.patch(FILTER, () => HttpResponse.json([wireOrder(OTHER, 'Ana')])));
  const bodies = watchSearches();
  await openEarlier(OTHER);
  await waitFor(() => {
    expect(bodies()).toEqual([{ order: OTHER, area: 0, onlyValidated: false }]);
  });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(await screen.findByText(`Orden ${OTHER}`, { selector: 'span' })).toBeVisible();
});

it('of two listed orders of one number the patient’s own opens', async () => {
  const user = await open('Glucosa');
  await user.keyboard('{Escape}');
  const theirs = { ...wireOrder(OTHER, 'Bea'), patientIdDB: 8 };
  const listed = [wireOrder(ORDER, 'Ana'), theirs, wireOrder(OTHER, 'Ana')];
  server.use(http.patch(FILTER, () => HttpResponse.json(listed)));
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  await screen.findByRole('option', { name: /Bea/ });
  await user.click(screen.getByRole('button', { name: 'Glucosa' }));
  await unfoldTable(user);
  await user.click(await panel().findByRole('button', { name: `Abrir la orden ${OTHER}` }));
  expect(await screen.findByText(`CC doc ${OTHER}`)).toBeVisible();
  const list = within(screen.getByRole('listbox', { name: 'Órdenes' }));
  expect(list.getByRole('option', { selected: true })).toHaveTextContent(`Ana Prueba ${OTHER}`);
});

it('Enter in the chart opens the order of the result that is circled, of several of one instant', async () => {
  const user = await openOrderWithHistory(TESTS, () => [
    wireHistory(31, [
      wireItem('202601010001', { result: 'Hemolizada' }),
      wireItem(OTHER, { result: '97' }),
      wireItem('202601090001', { result: '88' }),
    ]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Glucosa' }));
  const chart = await screen.findByRole('application', { name: /^Gráfica de Glucosa/ });
  const bodies = watchSearches();
  chart.focus();
  await waitFor(() => {
    expect(chart.innerHTML).toContain('data-active-point');
  });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(bodies()).toEqual([{ order: OTHER, area: 0, onlyValidated: false }]);
  });
});

it('where nobody searches by number, the order of an earlier result is only named', async () => {
  changeSetting('BusquedaOrden', 'False');
  const user = await open('Glucosa');
  await unfoldTable(user);
  const table = await panel().findByRole('table', { name: /^Resultados de Glucosa/ });
  expect(within(table).getByText(OTHER)).toBeVisible();
  expect(panel().queryByRole('button', { name: /^Abrir la orden/ })).toBeNull();
});

it('steps lead to the tests before and after it as they stand there, past one that is kept back, by button and by key', async () => {
  const user = await open('Glucosa');
  const step = (name: string) => panel().getByRole('button', { name });
  const title = (test: string) =>
    screen.findByRole('dialog', { name: new RegExp(`^${test} · Ana Prueba · `) });
  expect(panel().getByText('1 de 3')).toBeVisible();
  expect(step('Examen anterior (Alt + ↑)')).toHaveAttribute('aria-disabled', 'true');
  await user.click(step('Examen siguiente (Alt + ↓)'));
  await title('Urea');
  expect(await panel().findByRole('application', { name: /^Gráfica de Urea/ })).toBeVisible();
  expect(step('Examen siguiente (Alt + ↓)')).toHaveFocus();
  expect(panel().getByText('2 de 3')).toHaveTextContent(/^2 de 3 · Urea: .+ mg\/dL/);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await title('Color');
  expect(panel().getByText('3 de 3')).toBeVisible();
  // A test in words has its table, and nothing to compare with.
  expect(
    await panel().findByText(
      `No hay resultados anteriores de este examen. El laboratorio los entrega desde ${today().year - 3}.`,
    ),
  ).toBeVisible();
  expect(panel().queryByRole('combobox')).toBeNull();
  expect(panel().queryByRole('application')).toBeNull();
  expect(step('Examen siguiente (Alt + ↓)')).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await title('Color');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await title('Urea');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Glucosa' })).toHaveFocus();
});

it('a test that was done twice opens with the result that was pressed, and none has a change from the one value before', async () => {
  const twice = [
    wireTest(ORDER, 31, { testName: 'Glucosa', unit: 'mg/dL', result: '5.0' }),
    wireTest(ORDER, 31, { testName: 'Glucosa', unit: 'mg/dL', result: '900' }),
    wireTest(ORDER, 32, { testName: 'Urea', unit: 'mg/dL' }),
  ];
  const answer = () => [
    wireHistory(31, [wireItem(OTHER, { result: '4.0', refMin: null, refMax: null })]),
    wireHistory(32, []),
  ];
  const user = await openOrderWithHistory(twice, answer, VALIDATED);
  const table = () => panel().findByRole('table', { name: /^Resultados de Glucosa/ });
  const [first, second] = await screen.findAllByRole('row', { name: /Glucosa/ });
  if (first === undefined || second === undefined) throw new Error('no two rows');
  for (const row of [first, second]) {
    expect(await within(row).findByText('Varias muestras')).toBeVisible();
    expect(row).not.toHaveTextContent(/4\.0|\+/);
  }

  await user.click(within(second).getByRole('button', { name: 'Glucosa' }));
  await screen.findByRole('dialog', { name: /^Glucosa/ });
  expect(panel().getByText('2 de 3')).toBeVisible();
  expect(panel().getByText(/Glucosa: 900 mg/)).toBeInTheDocument();
  await unfoldTable(user);
  for (const text of ['5.0', '900', '4.0']) {
    expect(within(await table()).getByText(text)).toBeVisible();
  }
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await panel().findByText('1 de 3')).toBeVisible();
  expect(panel().getByText(/Glucosa: 5\.0 mg/)).toBeInTheDocument();
  expect(within(await table()).getByText('900')).toBeVisible();
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  await screen.findByRole('dialog', { name: /^Urea/ });
});

it('no test stays on the axis of one of another unit, which a step led to', async () => {
  const [glucose, urea] = TESTS;
  const inFluid = { ...glucose, sampleName: 'LCR', unit: 'mmol/L', printSort: 2 };
  const tests = [{ ...glucose, printSort: 1 }, inFluid, { ...urea, printSort: 3 }];
  const user = await openOrderWithHistory(tests, () => HISTORY);
  const [first] = await screen.findAllByRole('button', { name: /^Glucosa/ });
  if (first === undefined) throw new Error('no result');
  await user.click(first);
  await screen.findByRole('dialog');
  await user.selectOptions(panel().getByRole('combobox', { name: 'Comparar con' }), 'Urea');
  expect(await panel().findByRole('application', { name: /· Urea/ })).toBeVisible();
  await user.click(panel().getByRole('button', { name: /^Examen siguiente/ }));
  expect(await panel().findByText('LCR')).toBeVisible();
  expect(panel().getAllByText('mmol/L')[0]).toBeVisible();
  expect(panel().getByText(/· Glucosa \(LCR\): 104 mmol\/L/)).toBeInTheDocument();
  expect(panel().queryByRole('application', { name: /· Urea/ })).toBeNull();
});
