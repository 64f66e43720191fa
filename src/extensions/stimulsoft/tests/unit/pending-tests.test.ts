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
const pending = [
  { id: 90, ...SENT },
  { ...SENT, id: 1, name: 'Glucosa en suero' },
];
const ROW = { code: '1090', abbr: 'URO', name: 'Urocultivo', nameTestEnglish: 'Urine culture' };

const { rules } = legacySetting();
it.each<[string, Partial<ReportSetting>, readonly object[]]>([
  ['named on a final report, but for those that the order holds', {}, [ROW]],
  ['not named to who sees validated tests', { rules: { ...rules, onlyValidated: true } }, []],
  ['not named without that right', { rules: { ...rules, seesConfidential: false } }, []],
  ['not named on a preliminary report', { kind: 'preliminary' }, []],
])('pending tests are %s, with all that the LIS says of them', (_case, changes, named) => {
  const order = { ...reportOrder([reportTest({ testId: 1 })]), pending };
  const tables = legacyTables(buildLegacyReport(order, legacySetting(changes)));
  const relationId = tables.get('order')?.rows[0]?.['testpending'];
  const rows = named.map((row) => ({ ...row, relationId }));
  expect(tables.get('order_testpending')?.rows).toEqual(rows);
});
