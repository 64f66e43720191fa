import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import {
  layOut,
  openOrderWithHistory,
  ORDER,
  wireHistory,
  wireItem,
} from '@tests/support/orders/history';

const OTHER = '202601050003';
const TESTS = [
  wireTest(ORDER, 31, { testName: 'Glucosa', unit: 'mg/dL', result: '104' }),
  wireTest(ORDER, 32, { testName: 'Urea', unit: 'mg/dL' }),
];
const HISTORY = [
  wireHistory(31, [wireItem(OTHER, { result: '97' }), wireItem('202601010001', { result: '88' })]),
  wireHistory(32, [wireItem(OTHER, { result: '31' })]),
];

const panel = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  layOut();
});

it('a change of scale is said where two tests share an axis as well', async () => {
  const user = await openOrderWithHistory(TESTS, () => [
    wireHistory(31, [
      wireItem('202601010001', { result: '5.1', validateDate: Date.UTC(2026, 0, 1) }),
      wireItem(OTHER, { result: '97', refMin: 70, refMax: 100 }),
    ]),
    wireHistory(32, [wireItem(OTHER, { result: '31' })]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Glucosa' }));
  await screen.findByRole('dialog');
  await user.selectOptions(panel().getByRole('combobox', { name: 'Comparar con' }), 'Urea');
  const chart = await panel().findByRole('application', { name: /· Urea/ });
  expect(within(chart).getByText('Cambio de escala')).toBeInTheDocument();
});

it('no test stays on the axis of one of another unit, which a step led to', async () => {
  const [glucose, urea] = TESTS;
  const inFluid = { sampleName: 'LCR', unit: 'mmol/L', printSort: 2 };
  const user = await openOrderWithHistory(
    [
      { ...glucose, printSort: 1 },
      { ...glucose, ...inFluid },
      { ...urea, printSort: 3 },
    ],
    () => HISTORY,
  );
  const [first] = await screen.findAllByRole('button', { name: /^Glucosa/ });
  if (first === undefined) throw new Error('no result');
  await user.click(first);
  await screen.findByRole('dialog');
  await user.selectOptions(panel().getByRole('combobox', { name: 'Comparar con' }), 'Urea');
  expect(await panel().findByRole('application', { name: /· Urea/ })).toBeVisible();
  await user.click(panel().getByRole('button', { name: /^Examen siguiente/ }));
  expect(await panel().findByText('mmol/L', { selector: 'h3 span' })).toBeVisible();
  expect(panel().getByText('LCR')).toBeVisible();
  expect(panel().getByText(/· Glucosa \(LCR\): 104 mmol\/L/)).toBeInTheDocument();
  expect(panel().queryByRole('application', { name: /· Urea/ })).toBeNull();
});
