import fc from 'fast-check';
import { expect, it } from 'vitest';

import { buildReportData, type ReportSetting } from '@/domain/reports/content/build-report-data';
import { imagePlacement } from '@/domain/reports/attachments/image-scale';
import { visibleAttachments } from '@/domain/reports/attachments/visible-attachments';
import { UNKNOWN_ORDER } from '@tests/support/fixtures/unknown-order';
import { reportOrder, reportTest, words } from '@tests/support/fixtures/report-order';
import { dayOfUtc } from '@tests/support/fixtures/report-parts';

const setting: ReportSetting = {
  kind: 'final',
  rules: { onlyValidated: false, panicBlocking: 'none', seesConfidential: true },
  validators: [{ id: 7, signature: 'PICTURE' }],
  laboratory: { name: 'Laboratorio', logo: '', color: '#123456', contact: [] },
  userName: 'ana',
  portalUrl: '',
  now: Date.UTC(2026, 10, 20),
  words,
  dayOf: dayOfUtc,
  clinicalOrder: UNKNOWN_ORDER,
};

const profile = { profileId: 3, profileName: 'Perfil' };

it('builds head, rows and signatures once, as texts', () => {
  const data = buildReportData(
    reportOrder([
      reportTest({ ...profile, testId: 1, printSort: 2, technique: 'A', result: '5.10' }),
      reportTest({ ...profile, testId: 2, printSort: 1, technique: 'A', name: 'Primera' }),
      reportTest({ ...profile, testId: 3, printSort: 3, technique: 'B', name: 'Otra' }),
      reportTest({ testId: 4, technique: 'C', validationDate: null, pathology: 6 }),
      reportTest({ testId: 5, areaId: 8, areaName: 'Otra área', validationUserId: 9 }),
    ]),
    setting,
  );
  expect(data.head).toMatchObject({
    title: 'Informe final',
    printType: '1',
    destination: '2',
    patientName: 'María de los Ángeles Zúñiga Peñaloza',
    age: '45 years',
    patientDocument: 'CC 1098765432',
  });
  const [single, grouped] = data.areas[0]?.profiles ?? [];
  expect(grouped?.technique).toBe('A');
  expect(grouped?.rows.map(({ test, technique }) => [test, technique])).toEqual([
    ['Primera', ''],
    ['Glucosa en suero', ''],
    ['Otra', 'B'],
  ]);
  expect(grouped?.rows[1]?.result).toBe('5.10');
  expect(single?.rows[0]).toMatchObject({
    technique: 'C',
    validationDate: '',
    flag: '↑↑ Alto panic-high',
    isAltered: true,
    interval: '70 – 100',
  });
  expect(data.signatures.map(({ area, picture }) => [area, picture])).toEqual([
    ['Química clínica', 'PICTURE'],
    ['Otra área', ''],
  ]);
  expect(data.comments).toEqual(['Muestra tomada a domicilio.']);
});

it('never dates a missing instant', () => {
  const test = reportTest({ takenDate: null, validationDate: null, resultDate: null });
  const order = reportOrder([test]);
  const patient = { ...order.patient, birthday: null };
  const { head } = buildReportData({ ...order, createdDate: null, patient }, setting);
  expect([head.createdDate, head.birthday, head.age, head.takenDate, head.validationDate]).toEqual([
    '',
    '',
    '',
    '',
    '',
  ]);
});

it.each([
  ['empty', [], setting],
  ['not-validated', [reportTest({ state: 3 })], setting],
  [
    'blocked',
    [reportTest({ pathology: 4 })],
    { ...setting, rules: { onlyValidated: false, panicBlocking: 'order', seesConfidential: true } },
  ],
  [
    'empty',
    [reportTest({ state: 3 })],
    { ...setting, rules: { onlyValidated: true, panicBlocking: 'none', seesConfidential: true } },
  ],
] as const)('refuses a final report (%#): %s', (refusal, tests, given) => {
  expect(() => buildReportData(reportOrder(tests), given)).toThrow(
    expect.objectContaining({ name: 'ReportRefusedError', refusal }),
  );
});

it('never makes a final report with a test below state 4', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1, max: 5 }), { minLength: 1 }), (states) => {
      const order = reportOrder(states.map((state, testId) => reportTest({ state, testId })));
      const made = () => {
        try {
          return buildReportData(order, setting).kind;
        } catch (refusal) {
          return String(refusal);
        }
      };
      const hasOpenTest = states.some((state) => state < 4);
      expect(made()).toBe(hasOpenTest ? 'ReportRefusedError: not-validated' : 'final');
    }),
  );
});

it('makes a preliminary report of every state, with pending ones in words', () => {
  const order = reportOrder([reportTest({ state: 1, result: '', hasComment: true, comment: 'x' })]);
  const data = buildReportData(order, { ...setting, kind: 'preliminary' });
  expect(data.head).toMatchObject({ title: 'Informe preliminar', printType: '4' });
  const row = data.areas[0]?.profiles[0]?.rows[0];
  expect(row?.result).toBe('Pendiente');
  expect(row?.comment).toEqual([]);
});

const ORGANISM = { id: 1, name: 'E. coli', comment: '', antibiotics: [], unreadable: 0 };

it.each(['', 'Reservado ', 'RESERVADO', 'otra palabra', '7.9'])(
  'K3: says nothing of a confidential test sent as "%s" but the word in its place, on both reports',
  (result) => {
    const rules = { ...setting.rules, seesConfidential: false };
    const fields = {
      comment: 'HIDDEN',
      hasComment: true,
      pathology: 6,
      microorganisms: [ORGANISM],
    };
    const test = reportTest({ ...fields, confidential: true, result });
    for (const kind of ['final', 'preliminary'] as const) {
      const data = buildReportData(reportOrder([test]), { ...setting, kind, rules });
      expect(data.areas[0]?.profiles[0]?.rows[0]).toMatchObject({
        result: 'Reservado',
        flag: '',
        isAltered: false,
        comment: [],
        microorganisms: [],
      });
    }
  },
);

it('reports a confidential result in full to who may see it', () => {
  const fields = { pathology: 6, confidential: true, result: '7.9' };
  const data = buildReportData(reportOrder([reportTest(fields)]), setting);
  expect(data.areas[0]?.profiles[0]?.rows[0]).toMatchObject({ result: '7.9', isAltered: true });
});

it('leaves attachments of hidden and withheld tests out (K3)', () => {
  const file = { name: '', extension: 'pdf', file: '' };
  const attachments = [null, 0, 1, 2, 3, 4, 5].map((testId) => ({ ...file, testId }));
  const tests = [
    reportTest({ testId: 1 }),
    reportTest({ testId: 2, pathology: 4 }),
    reportTest({ testId: 4, blocked: true }),
    reportTest({ testId: 5, confidential: true, result: '7.9' }),
  ];
  const seen = visibleAttachments(
    { tests, attachments },
    { onlyValidated: true, panicBlocking: 'test', seesConfidential: false },
  );
  expect(seen.map(({ testId }) => testId)).toEqual([null, 0, 1]);
});

it.each([
  [1000, 500, 'center'],
  [1152, 576, 'center'],
  [1153, 461.2, 'center'],
  [1500, 450, 'left'],
  [2880, 576, 'left'],
  [20_000, 576, 'left'],
])('a picture of %i pixels is %d points wide, %s (G8)', (width, expected, align) => {
  const placed = imagePlacement({ width, height: 10 }, { width: 576, height: 700 });
  expect(placed.width).toBeCloseTo(expected);
  expect(placed.align).toBe(align);
});

it('keeps every picture inside the page, in proportion (G8)', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, side, (width, height, room) => {
      const placed = imagePlacement({ width, height }, { width: room, height: 700 });
      expect(placed.width).toBeLessThanOrEqual(Math.min(576, room) + 0.000_1);
      expect(placed.height).toBeLessThanOrEqual(700.000_1);
      expect(placed.width / placed.height).toBeCloseTo(width / height, 6);
    }),
  );
});

it('a blocked result says nothing by its mark, comment or culture either (K3)', () => {
  const blocked = reportTest({
    blocked: true,
    result: 'Bloqueado',
    pathology: 6,
    hasComment: true,
    comment: 'Muy alto',
    microorganisms: [
      { id: 1, name: 'Escherichia coli', comment: '', antibiotics: [], unreadable: 0 },
    ],
  });
  const { areas } = buildReportData(reportOrder([blocked]), setting);
  expect(areas[0]?.profiles[0]?.rows).toMatchObject([
    { result: 'Bloqueado', flag: '', isAltered: false, comment: [], microorganisms: [] },
  ]);
});

it('a code that could not be read does not look normal (F4)', () => {
  const { areas } = buildReportData(reportOrder([reportTest({ pathology: -1 })]), setting);
  expect(areas[0]?.profiles[0]?.rows[0]?.flag).toBe('Sin clasificar');
});

it('says on the paper how much could not be read: the notes of the screen are gone by then', () => {
  const order = reportOrder([reportTest({ testId: 1 })]);
  expect(buildReportData(order, setting).unreadable).toBe('');
  const lacking = { ...order, unreadable: 3 };
  expect(buildReportData(lacking, setting).unreadable).toBe('3 registros no se pudieron leer.');
});
