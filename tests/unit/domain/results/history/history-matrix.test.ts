import fc from 'fast-check';
import { expect, it } from 'vitest';

import { askedHistories } from '@/domain/results/history/asked-histories';
import { historyMatrix, type MatrixTest } from '@/domain/results/history/history-matrix';
import type { TestHistory } from '@/domain/results/history/test-history';
import type { TestResult } from '@/domain/results/test-result';
import { reportTest } from '@tests/support/fixtures/report-order';
import { dayOfUtc } from '@tests/support/fixtures/report-parts';
import { historyItem, testHistory } from '@tests/support/fixtures/test-history';

const DAY = 86_400_000;
const START = Date.UTC(2020, 0, 1);
const none = { min: null, max: null };
const test = (testId: number, fields = {}) =>
  reportTest({ testId, name: `Examen ${testId}`, areaId: 1, areaName: 'Química', ...fields });
const matrixOf = (tests: readonly TestResult[], histories: readonly TestHistory[]) =>
  historyMatrix(askedHistories(tests, histories), dayOfUtc);
const testsOf = ({ rows }: ReturnType<typeof historyMatrix>) =>
  rows.filter((row): row is MatrixTest => row.kind === 'test');

const isSameDay = (one: number | null, other: number | null) =>
  Math.floor((one ?? -1) / DAY) === Math.floor((other ?? -1) / DAY);

const item = (order: string, validateDate: number | null) => historyItem({ order, validateDate });

it('has the newest date first, the higher order first on one instant, and no date last', () => {
  const items = [
    ...[item('20260001', START), item('20260009', START + DAY), item('20260010', START + DAY)],
    ...[item('20260003', null), item('20260002', null)],
  ];
  expect(matrixOf([test(1)], [testHistory(1, items)]).columns).toEqual([
    { first: START + DAY, last: START + DAY, order: '20260010' },
    { first: START + DAY, last: START + DAY, order: '20260009' },
    { first: START, last: START, order: '20260001' },
    { first: null, last: null, order: '' },
  ]);
});

it('has one column for what was validated on one day in one order, and another for the next day', () => {
  const hour = (hours: number) => START + hours * 3_600_000;
  const histories = [1, 9, 23, 24, 30].map((hours, id) =>
    testHistory(id, [item('20260001', hour(hours))]),
  );
  const tests = histories.map(({ testId }) => test(testId));
  expect(matrixOf(tests, histories).columns).toEqual([
    { first: hour(24), last: hour(30), order: '20260001' },
    { first: hour(1), last: hour(23), order: '20260001' },
  ]);
});

it('groups by area and profile, in the order of the tests given', () => {
  const profile = { profileId: 9, profileName: 'Perfil' };
  const tests = [
    test(3),
    test(4, profile),
    test(1, profile),
    test(2, { areaId: 2, areaName: 'B' }),
  ];
  const matrix = matrixOf(
    tests,
    tests.map(({ testId }) => testHistory(testId, [historyItem()])),
  );
  const lines = matrix.rows.map((row) => {
    if (row.kind === 'area') return row.areaName;
    return row.kind === 'profile' ? `> ${row.profileName}` : row.test.testId;
  });
  expect(lines).toEqual(['Química', 3, '> Perfil', 4, 1, 'B', 2]);
});

it('keeps two results of one test in one cell, the newer one first, each as it is', () => {
  const older = historyItem({ result: '<5', validateDate: START });
  const newer = historyItem({ result: '6.0', validateDate: START + 1 });
  const matrix = matrixOf([test(1)], [testHistory(1, [older, newer])]);
  expect(testsOf(matrix)[0]?.cells.map((cell) => cell.map(({ item }) => item.result))).toEqual([
    ['6.0', '<5'],
  ]);
});

it.each([
  ['the same limits', { reference: { min: 3.5, max: 5.1 } }, false],
  ['other limits', { reference: { min: 3.5, max: 5 } }, true],
  ['0 and 0, which are no limits', { reference: { min: 0, max: 0 } }, true],
  ['a literal text', { reference: none, referenceLiteral: 'Negativo' }, true],
])('judges each result by its own interval: %s', (_case, fields, hasOtherInterval) => {
  const current = test(1, { reference: { min: 3.5, max: 5.1 }, digits: 1 });
  const matrix = matrixOf([current], [testHistory(1, [historyItem(fields)])]);
  expect(testsOf(matrix)[0]?.cells[0]?.[0]?.hasOtherInterval).toBe(hasOtherInterval);
});

it('tells reference values that could not be read from none, whichever comes first', () => {
  const items = [
    historyItem({ validateDate: START, unreadable: ['reference'] }),
    historyItem({ validateDate: START + DAY }),
    historyItem({ validateDate: START + 2 * DAY, unreadable: ['reference'] }),
  ];
  const [row] = testsOf(matrixOf([test(1)], [testHistory(1, items)]));
  const isUnreadable = row?.cells.map(([entry]) => entry?.interval.kind === 'unreadable');
  expect(isUnreadable).toEqual([true, false, true]);
});

it('has a column for orders that nobody looked up, where their numbers belong', () => {
  const at = (day: number) => item(`2026000${day}`, START + day * DAY);
  const gap = {
    after: '20260002',
    known: new Set(['20260008']),
    unknown: ['20260009', '20260007', '20260006', '20260004'],
    isListPartial: false,
  };
  const rest = { hasGaps: false, isRepeated: false };
  const whole = { test: test(1), items: [at(1), at(4)], gap: null, ...rest };
  const isCut = { test: test(2), items: [at(2), at(8)], gap, ...rest };
  const columnsOf = (matrix: ReturnType<typeof historyMatrix>) =>
    matrix.columns.map(({ order, unknown }) => unknown?.join('+') ?? order);
  const matrix = historyMatrix([whole, isCut], dayOfUtc);
  expect(columnsOf(matrix)).toEqual([
    ...['20260009', '20260008', '20260007+20260006', '20260004', '20260002', '20260001'],
  ]);
  expect(testsOf(matrix).map(({ unknown }) => unknown)).toEqual([
    [false, false, false, false, false, false],
    [true, false, true, true, false, false],
  ]);
  const unlisted = { ...isCut, gap: { ...gap, unknown: [], isListPartial: true } };
  expect(columnsOf(historyMatrix([whole, unlisted], dayOfUtc))).toEqual([
    ...['20260008', '20260004', '', '20260002', '20260001'],
  ]);
});

it('has one cell entry for each record', () => {
  const day = fc.integer({ min: 0, max: 12 }).map((part) => START + (part * DAY) / 4);
  const order = fc.constantFrom('20260001', '20260002', '20260010');
  const items = fc.record({ order, validateDate: fc.option(day), result: fc.string() });
  const input = fc.array(fc.array(items.map(historyItem), { maxLength: 20 }), { maxLength: 6 });
  fc.assert(
    fc.property(input, (histories) => {
      const tests = histories.map((_, id) => test(id));
      const asked = histories.map((own, id) => testHistory(id, own));
      const matrix = matrixOf(tests, asked);
      for (const row of testsOf(matrix)) {
        const out = row.cells.flatMap((cell) => cell.map((entry) => entry.item));
        expect(new Set(out)).toEqual(new Set(histories[row.test.testId]));
        expect(out).toHaveLength(histories[row.test.testId]?.length ?? -1);
        row.cells.forEach((cell, at) => {
          const { first = null, order: own } = matrix.columns[at] ?? {};
          for (const { item: one } of cell) {
            const isOwn = one.order === own && isSameDay(one.validateDate, first);
            expect(one.validateDate === null ? first === null : isOwn).toBe(true);
          }
        });
      }
      expect(testsOf(matrix)).toHaveLength(tests.length);
    }),
  );
});
