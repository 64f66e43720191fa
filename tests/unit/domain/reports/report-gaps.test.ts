import { expect, it } from 'vitest';

import { legacyTest } from '@/domain/reports/legacy/legacy-test';
import { buildReportData, type ReportSetting } from '@/domain/reports/content/build-report-data';
import { UnreadAntibiogramError } from '@/domain/reports/unread-antibiogram-error';
import { UNKNOWN_ORDER } from '@tests/support/fixtures/unknown-order';
import { reportOrder, reportTest, words } from '@tests/support/fixtures/report-order';
import { dayOfUtc } from '@tests/support/fixtures/report-parts';

const setting: ReportSetting = {
  kind: 'final',
  rules: { onlyValidated: false, panicBlocking: 'none', seesConfidential: true },
  clinicalOrder: UNKNOWN_ORDER,
  validators: [],
  laboratory: { name: 'Laboratorio', logo: '', color: '#123456', contact: [] },
  userName: 'ana',
  portalUrl: '',
  now: Date.UTC(2026, 10, 20),
  words,
  dayOf: dayOfUtc,
};

it('tells a signature that did not come from one that the laboratory does not have', () => {
  const order = reportOrder([
    reportTest({ testId: 1, validationUserId: 7 }),
    reportTest({ testId: 2, areaId: 8, validationUserId: 8 }),
    reportTest({ testId: 3, areaId: 9, validationUserId: 9 }),
  ]);
  const validators = [
    { id: 7, signature: 'PICTURE' },
    { id: 8, signature: '' },
  ];
  const { signatures } = buildReportData(order, { ...setting, validators });
  expect(signatures.map(({ picture, note }) => [picture, note])).toEqual([
    ['PICTURE', ''],
    ['', ''],
    ['', 'Firma no disponible'],
  ]);
});

it('makes no report without an antibiogram that could not be read, whatever its kind', () => {
  const unread = { name: 'Urocultivo', hasAntibiogram: true, isAntibiogramUnread: true };
  const order = reportOrder([reportTest(unread), reportTest({ testId: 2 })]);
  for (const kind of ['final', 'preliminary'] as const) {
    expect(() => buildReportData(order, { ...setting, kind })).toThrow(
      new UnreadAntibiogramError(['Urocultivo']),
    );
  }
});

it('needs no antibiogram of a test that is withheld or not shown', () => {
  const unread = { hasAntibiogram: true, isAntibiogramUnread: true };
  const rules = { ...setting.rules, onlyValidated: true };
  const order = reportOrder([
    reportTest({ ...unread, blocked: true, result: 'Bloqueado' }),
    reportTest({ ...unread, testId: 2, state: 2 }),
  ]);
  const { areas } = buildReportData(order, { ...setting, rules });
  expect(areas[0]?.profiles[0]?.rows).toHaveLength(1);
});

it.each([{ blocked: true }, { confidential: true }])(
  'keeps options and further comments of a withheld result back: %j (K3)',
  (withheld) => {
    const option = { option: 'Nitritos', result: 'Positivo', normalResult: '', comment: '' };
    const told = { fixedComment: 'Ayuno', referenceComment: 'Deseable < 200' };
    const tests = [
      reportTest({ ...withheld, ...told, result: '', options: [option], unreadableOptions: 1 }),
    ];
    const rules = { ...setting.rules, seesConfidential: false };
    const { areas } = buildReportData(reportOrder(tests), { ...setting, rules });
    expect(areas[0]?.profiles[0]?.rows).toMatchObject([
      { result: words.restricted, options: [], comment: [] },
    ]);
  },
);

it.each(['', ' '])(
  'says the technique of a profile named %j at each of its tests (F1)',
  (profileName) => {
    const profile = { profileId: 5, profileName, technique: 'Impedancia' };
    const tests = [1, 2].map((testId) => reportTest({ ...profile, testId }));
    const { areas } = buildReportData(reportOrder(tests), setting);
    const rows = [{ technique: 'Impedancia' }, { technique: 'Impedancia' }];
    expect(areas[0]?.profiles).toMatchObject([{ name: '', technique: '', rows }]);
    const [test] = tests;
    if (test === undefined) throw new Error('no test');
    expect(legacyTest({ test, wire: {}, profile: tests, words })).toMatchObject({
      viewtechnique: true,
      techniqueprofile: 'Impedancia',
    });
  },
);
