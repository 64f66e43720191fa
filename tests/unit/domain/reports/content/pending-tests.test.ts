import { expect, it } from 'vitest';

import { buildReportData, type ReportSetting } from '@/domain/reports/content/build-report-data';
import {
  partialReport,
  pendingLabel,
  pendingTests,
  waitingTests,
  type PendingTest,
} from '@/domain/reports/content/pending-tests';
import { visibleTests, type VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { reportOrder, reportTest } from '@tests/support/fixtures/report-order';
import { OPEN_RULES as rules, reportSetting } from '@tests/support/fixtures/report-setting';

const pendingTest = (changes: Partial<PendingTest> = {}): PendingTest => ({
  ...{ id: 90, code: '1090', abbreviation: 'URO', name: 'Urocultivo' },
  nameEnglish: 'Urine culture',
  ...changes,
});

const order = {
  ...reportOrder([reportTest({ testId: 1 }), reportTest({ testId: 2, confidential: true })]),
  pending: [
    pendingTest(),
    pendingTest({ id: 91, name: 'Ferritina' }),
    pendingTest({ id: 1, name: 'Glucosa en suero' }),
    pendingTest({ id: 2, name: 'VIH' }),
    pendingTest({ id: null, code: '1001', name: 'Glucosa en suero' }),
  ],
};

const named = (changes: Partial<ReportSetting> = {}) =>
  buildReportData(order, reportSetting(changes)).pending;

const NAMED = ['Urocultivo', 'Ferritina'];
it.each<[string, Partial<ReportSetting>, readonly string[]]>([
  ['named on a final report, but for those that the order holds', {}, NAMED],
  ['not named to who sees validated tests', { rules: { ...rules, onlyValidated: true } }, []],
  // The list does not say which are confidential.
  ['not named without that right', { rules: { ...rules, seesConfidential: false } }, []],
])('pending tests are %s', (_case, changes, names) => {
  expect(named(changes)).toEqual(names);
});

it('a preliminary report names those that it has no rows of, for they are missing on it too', () => {
  expect(named({ kind: 'preliminary' })).toEqual(NAMED);
});

it('pending tests stay in the list where no id or code tells them apart', () => {
  const unnamed = pendingTest({ id: null, code: '', name: 'Urocultivo' });
  const beside = (name: string) => {
    const given = { tests: [reportTest({ testCode: '', name })], pending: [unnamed] };
    return pendingTests(given, { rules });
  };
  expect([beside('Glucosa'), beside('Urocultivo')]).toEqual([[unnamed], []]);
});

it.each([
  [{}, 'Urocultivo'],
  [{ name: ' ' }, 'URO'],
  [{ name: '', abbreviation: '' }, '1090'],
  [{ name: '', abbreviation: '', code: '' }, '90'],
])('a pending test with %j is called %s', (changes, label) => {
  expect(pendingLabel(pendingTest(changes))).toBe(label);
});

it('tests to come are counted once, and not told where confidential ones may be among them', () => {
  const tests = [
    reportTest({ testId: 1 }),
    reportTest({ testId: 2, state: 2 }),
    reportTest({ testId: 3, state: 2, blocked: true }),
    reportTest({ testId: 4, state: 1 }),
  ];
  const [own, other] = [pendingTest({ id: 2 }), pendingTest()];
  const waiting = (pending: readonly PendingTest[], seesConfidential: boolean) =>
    waitingTests({ tests, pending }, { ...rules, onlyValidated: true, seesConfidential });
  expect(waiting([own, other], true)).toBe(3);
  expect([waiting([other], false), waiting([own], false)]).toEqual([null, 2]);
});

it('half a report says how much of its order it is; nothing is counted where results are held back', () => {
  const tests = [reportTest({ testId: 1 }), reportTest({ testId: 2, pathology: 6 })];
  const said = (changes: Partial<VisibilityRules>, pending: readonly PendingTest[]) => {
    const seen = { ...rules, ...changes };
    return partialReport({ tests, pending }, visibleTests(tests, seen).tests, seen);
  };
  const one = [pendingTest()];
  expect(said({ seesConfidential: true }, [])).toBeNull();
  expect(said({ seesConfidential: true }, one)).toEqual({ ready: 2, all: 3 });
  expect(said({ seesConfidential: false }, one)).toMatchObject({ all: null });
  expect(said({ seesConfidential: true, panicBlocking: 'test' }, one)).toMatchObject({ all: null });
});
