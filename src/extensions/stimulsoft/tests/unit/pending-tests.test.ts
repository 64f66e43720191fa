import { expect, it } from 'vitest';

import type { ReportSetting } from '@/domain/reports/content/build-report-data';
import { buildLegacyReport } from '@/extensions/stimulsoft/legacy/legacy-report';
import { legacyTables } from '@/extensions/stimulsoft/legacy/legacy-tables';
import { reportOrder, reportTest } from '@tests/support/fixtures/report-order';

import { legacySetting } from './legacy-setting';

const SENT = {
  code: '1090',
  abbreviation: 'URO',
  name: 'Urocultivo',
  nameEnglish: 'Urine culture',
};
const order = {
  ...reportOrder([reportTest({ testId: 1 })]),
  pending: [
    { id: 90, ...SENT },
    { id: 1, ...SENT, name: 'Glucosa en suero' },
  ],
};
const tablesOf = (changes: Partial<ReportSetting> = {}) =>
  legacyTables(buildLegacyReport(order, legacySetting(changes)));

const { rules } = legacySetting();
it.each<[string, Partial<ReportSetting>, readonly string[]]>([
  ['named on a final report, but for those that the order holds', {}, ['Urocultivo']],
  ['not named to who sees validated tests', { rules: { ...rules, onlyValidated: true } }, []],
  [
    'not named without the right to confidential ones',
    { rules: { ...rules, seesConfidential: false } },
    [],
  ],
  ['not named on a preliminary report', { kind: 'preliminary' }, []],
])('pending tests are %s', (_case, changes, names) => {
  const rows = tablesOf(changes).get('order_testpending')?.rows;
  expect(rows?.map(({ name }) => name)).toEqual(names);
});

it('pending tests reach templates with all that the LIS says of them', () => {
  const tables = tablesOf();
  const table = tables.get('order_testpending');
  expect(table?.rows[0]).toMatchObject({
    ...{ code: '1090', abbr: 'URO', name: 'Urocultivo', nameTestEnglish: 'Urine culture' },
  });
  expect(tables.get('order')?.rows[0]?.['testpending']).toBe(table?.rows[0]?.['relationId']);
});
