import { describe, expect, it } from 'vitest';

import { buildReportData, type ReportSetting } from '@/domain/reports/content/build-report-data';
import { buildLegacyReport } from '@/domain/reports/legacy/legacy-report';
import { legacyTables } from '@/domain/reports/legacy/legacy-tables';
import {
  pendingLabel,
  pendingTests,
  waitingTests,
  type PendingTest,
} from '@/domain/reports/content/pending-tests';
import { reportOrder, reportTest } from '@tests/support/fixtures/report-order';
import { legacySetting } from '@tests/unit/reporting/stimulsoft/legacy-setting';

const pendingTest = (changes: Partial<PendingTest> = {}): PendingTest => ({
  id: 90,
  code: '1090',
  abbreviation: 'URO',
  name: 'Urocultivo',
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

function named(changes: Partial<ReportSetting> = {}) {
  const setting = legacySetting(changes);
  const rows = legacyTables(buildLegacyReport(order, setting)).get('order_testpending')?.rows;
  return { paper: buildReportData(order, setting).pending, table: rows?.map(({ name }) => name) };
}

describe('the pending tests of a report', () => {
  it('are named on a final one, those that the order holds are not (F9)', () => {
    const names = ['Urocultivo', 'Ferritina'];
    expect(named()).toEqual({ paper: names, table: names });
  });

  it('stay in the list where neither has an id or a code that tells them apart', () => {
    const unnamed = pendingTest({ id: null, code: '', name: 'Urocultivo' });
    const beside = (name: string) => ({
      tests: [reportTest({ testCode: '', name })],
      pending: [unnamed],
    });
    const { rules } = legacySetting();
    expect(pendingTests(beside('Glucosa'), { kind: 'final', rules })).toEqual([unnamed]);
    expect(pendingTests(beside('Urocultivo'), { kind: 'final', rules })).toEqual([]);
  });

  const NONE = { paper: [], table: [] };
  const rules = legacySetting().rules;

  it('are not named on a preliminary one, which has their rows', () => {
    expect(named({ kind: 'preliminary' })).toEqual(NONE);
  });

  it.each([
    ['sees validated tests only', { ...rules, onlyValidated: true }],
    [
      'may not see confidential ones: the list does not say which are',
      { ...rules, seesConfidential: false },
    ],
  ])('are not named to a reader who %s', (_case, changed) => {
    expect(named({ rules: changed })).toEqual(NONE);
  });

  it('reach templates with all that the LIS says of them', () => {
    const tables = legacyTables(buildLegacyReport(order, legacySetting()));
    const table = tables.get('order_testpending');
    expect(table?.rows[0]).toMatchObject({
      ...{ code: '1090', abbr: 'URO', name: 'Urocultivo', nameTestEnglish: 'Urine culture' },
    });
    expect(tables.get('order')?.rows[0]?.['testpending']).toBe(table?.rows[0]?.['relationId']);
  });
});

it.each([
  [{}, 'Urocultivo'],
  [{ name: ' ' }, 'URO'],
  [{ name: '', abbreviation: '' }, '1090'],
  [{ name: '', abbreviation: '', code: '' }, '90'],
])('a pending test with %j is called %s', (changes, label) => {
  expect(pendingLabel(pendingTest(changes))).toBe(label);
});

describe('how many tests of an order are still to come', () => {
  const rules = { ...legacySetting().rules, onlyValidated: true };
  const tests = [
    reportTest({ testId: 1 }),
    reportTest({ testId: 2, state: 2 }),
    reportTest({ testId: 3, state: 2, blocked: true }),
  ];

  it('counts those that it holds and those that are listed beside it, each once', () => {
    const pending = [pendingTest({ id: 2 }), pendingTest()];
    expect(waitingTests({ tests, pending }, rules)).toBe(2);
  });

  it('is not told where confidential ones may be among the listed', () => {
    const careful = { ...rules, seesConfidential: false };
    expect(waitingTests({ tests, pending: [pendingTest()] }, careful)).toBeNull();
    expect(waitingTests({ tests, pending: [pendingTest({ id: 2 })] }, careful)).toBe(1);
  });
});
