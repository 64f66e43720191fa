import { expect, it } from 'vitest';

import { buildReportData } from '@/domain/reports/content/build-report-data';
import { UnreadAntibiogramError } from '@/domain/reports/unread-antibiogram-error';
import { reportOrder, reportTest, words } from '@tests/support/fixtures/report-order';
import { reportSetting } from '@tests/support/fixtures/report-setting';

const setting = reportSetting({ validators: [] });

it('tells a signature that did not come from one that the laboratory does not have', () => {
  const tests = [7, 8, 9].map((id) => reportTest({ testId: id, areaId: id, validationUserId: id }));
  const validators = ['PICTURE', ''].map((signature, at) => ({ id: 7 + at, signature }));
  const { signatures } = buildReportData(reportOrder(tests), { ...setting, validators });
  expect(signatures.map(({ picture, note }) => `${picture}|${note}`)).toEqual([
    ...['PICTURE|', '|', '|Firma no disponible'],
  ]);
});

it('makes no report without an antibiogram that could not be read, whatever its kind', () => {
  const unread = { name: 'Urocultivo', antibiogram: 'known', isAntibiogramUnread: true } as const;
  const order = reportOrder([reportTest(unread), reportTest({ testId: 2 })]);
  for (const kind of ['final', 'preliminary'] as const) {
    expect(() => buildReportData(order, { ...setting, kind })).toThrow(
      new UnreadAntibiogramError(['Urocultivo']),
    );
  }
});

it('needs no antibiogram of a test that is withheld or not shown', () => {
  const unread = { antibiogram: 'known', isAntibiogramUnread: true } as const;
  const rules = { ...setting.rules, onlyValidated: true };
  const order = reportOrder([
    reportTest({ ...unread, blocked: true, result: 'Bloqueado' }),
    reportTest({ ...unread, testId: 2, state: 2 }),
  ]);
  const { areas } = buildReportData(order, { ...setting, rules });
  expect(areas[0]?.profiles[0]?.rows).toHaveLength(1);
});

it.each([{ blocked: true }, { confidential: true }])(
  'keeps options and further comments of a withheld result back: %j',
  (withheld) => {
    const option = { option: 'Nitritos', result: 'Positivo', normalResult: '', comment: '' };
    const told = { fixedComment: 'Ayuno', referenceComment: 'Deseable < 200' };
    const options = { options: [option], unreadableOptions: 1 };
    const test = reportTest({ ...withheld, ...told, ...options, result: '' });
    const rules = { ...setting.rules, seesConfidential: false };
    const { areas } = buildReportData(reportOrder([test]), { ...setting, rules });
    const row = { result: words.restricted, options: [], comment: [] };
    expect(areas[0]?.profiles[0]?.rows).toMatchObject([row]);
  },
);

it.each(['', ' '])(
  'says the technique of a profile named %j at each of its tests',
  (profileName) => {
    const profile = { profileId: 5, profileName, technique: 'Impedancia' };
    const tests = [1, 2].map((testId) => reportTest({ ...profile, testId }));
    const { areas } = buildReportData(reportOrder(tests), setting);
    const rows = [{ technique: 'Impedancia' }, { technique: 'Impedancia' }];
    expect(areas[0]?.profiles).toMatchObject([{ name: '', technique: '', rows }]);
  },
);
