import { expect, it } from 'vitest';

import { buildLegacyReport } from '@/domain/reports/legacy/legacy-report';
import { reportOrder, reportTest } from '@tests/support/fixtures/report-order';
import { legacySetting } from '@tests/unit/reporting/stimulsoft/legacy-setting';

const setting = legacySetting();
const ORDER = '202611200007';

it('passes nothing on that names another order, and counts its images (F7)', () => {
  const other = '202601010001';
  const order = reportOrder([reportTest({ testId: 1 })]);
  const wire = {
    resultTest: [
      { testId: 1, order: other, lastResult: 'OTHER', fixedComment: 'OTHER' },
      { testId: 1, order: Number(ORDER), lastResult: 'OWN' },
    ],
    imageTest: [
      { testId: 1, order: Number(other), image1: 'OTHER' },
      { testId: 1, order: Number(ORDER), image1: 'OWN' },
      { testId: 1, order: null, image1: 'UNNAMED' },
      { testId: 1, order: 0, image1: 'FILLED' },
    ],
  };
  const report = buildLegacyReport({ ...order, wire, unreadable: 1 }, setting);
  expect(report.order).toMatchObject({
    resultTest: [{ lastResult: 'OWN', fixedComment: null }],
    imageTest: [{ image1: 'OWN' }, { image1: 'UNNAMED' }, { image1: 'FILLED' }],
    comments: [{ comment: '2 registros no se pudieron leer.' }, {}],
  });
  expect(JSON.stringify(report)).not.toContain('OTHER');
});

it('prints the image of a profile where all its tests may be read (K3)', () => {
  const tests = [
    reportTest({ testId: 1, profileId: 9 }),
    reportTest({ testId: 2, profileId: 9, confidential: true, result: '7.9' }),
  ];
  const order = { ...reportOrder(tests), wire: { imageTest: [{ testId: 9, image1: 'WBC' }] } };
  const of = (seesConfidential: boolean) =>
    buildLegacyReport(order, { ...setting, rules: { ...setting.rules, seesConfidential } });
  expect(of(true).order['imageTest']).toMatchObject([{ image1: 'WBC' }]);
  expect(of(false).order['imageTest']).toEqual([]);
});

it('dates the growth of a culture by what was read, and not where the culture is withheld', () => {
  const grown = { growthDate: Date.UTC(2026, 10, 19, 8), lastTransaction: null };
  const { order } = buildLegacyReport(
    reportOrder([
      reportTest({ ...grown, testId: 1 }),
      reportTest({ ...grown, testId: 2, blocked: true }),
    ]),
    setting,
  );
  expect(order['resultTest']).toMatchObject([
    { microbiologyGrowth: { dateGrowth: '2026-11-19 08:00', lastTransaction: '' } },
    { microbiologyGrowth: { dateGrowth: '', lastTransaction: '' } },
  ]);
});
