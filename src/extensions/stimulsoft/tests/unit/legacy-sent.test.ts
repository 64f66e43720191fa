import { expect, it } from 'vitest';

import { buildLegacyReport } from '@/extensions/stimulsoft/legacy/legacy-report';
import { reportOrder, reportTest } from '@tests/support/fixtures/report-order';
import { legacySetting } from './legacy-setting';

const setting = legacySetting();
const ORDER = '202611200007';

it('passes nothing on that names another order, and counts its images', () => {
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

it('prints the images of tests and profiles of which all may be read', () => {
  const tests = [
    ...[reportTest({ testId: 1, profileId: 9 }), reportTest({ testId: 3, blocked: true })],
    reportTest({ testId: 2, profileId: 9, confidential: true, result: '7.9' }),
  ];
  const imageTest = [9, 1, 2, 3].map((testId) => ({ testId, image1: `IMAGE ${testId}` }));
  const order = { ...reportOrder(tests), wire: { imageTest } };
  const of = (seesConfidential: boolean) => {
    const rules = { ...setting.rules, seesConfidential };
    const report = buildLegacyReport(order, { ...setting, rules });
    return JSON.stringify(report).match(/IMAGE \d/g);
  };
  expect([of(true), of(false)]).toEqual([['IMAGE 9', 'IMAGE 1', 'IMAGE 2'], ['IMAGE 1']]);
});

it('dates the growth of a culture by what was read, and not where the culture is withheld', () => {
  const grown = { growthDate: Date.UTC(2026, 10, 19, 8), lastTransaction: null };
  const tests = [false, true].map((blocked, testId) => reportTest({ ...grown, testId, blocked }));
  const { order } = buildLegacyReport(reportOrder(tests), setting);
  expect(order['resultTest']).toMatchObject([
    { microbiologyGrowth: { dateGrowth: '2026-11-19 08:00', lastTransaction: '' } },
    { microbiologyGrowth: { dateGrowth: '', lastTransaction: '' } },
  ]);
});
