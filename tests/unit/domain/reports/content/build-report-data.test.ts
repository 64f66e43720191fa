import fc from 'fast-check';
import { expect, it } from 'vitest';

import { buildReportData, type ReportSetting } from '@/domain/reports/content/build-report-data';
import { imagePlacement } from '@/domain/reports/attachments/image-scale';
import { visibleAttachments } from '@/domain/reports/attachments/visible-attachments';
import { reportOrder, reportTest } from '@tests/support/fixtures/report-order';
import { OPEN_RULES, reportSetting } from '@tests/support/fixtures/report-setting';

const setting = reportSetting();
const rowsOf = (tests: Parameters<typeof reportOrder>[0], changes: Partial<ReportSetting> = {}) =>
  buildReportData(reportOrder(tests), reportSetting(changes)).areas[0]?.profiles[0]?.rows;

const profile = { profileId: 3, profileName: 'Perfil' };

it('builds head, rows and signatures once, as texts', () => {
  const tests = [
    reportTest({ ...profile, testId: 1, printSort: 2, technique: 'A', result: '5.10' }),
    reportTest({ ...profile, testId: 2, printSort: 1, technique: 'A', name: 'Primera' }),
    reportTest({ ...profile, testId: 3, printSort: 0, technique: 'B', name: 'Otra' }),
    reportTest({ testId: 4, technique: 'C', validationDate: null, pathology: 6 }),
    reportTest({ testId: 5, areaId: 8, areaName: 'Otra área', validationUserId: 9 }),
  ];
  const data = buildReportData(reportOrder(tests), setting);
  expect(data.head).toMatchObject({
    ...{ title: 'Informe final', printType: '1', destination: '2', age: '45 years' },
    patientName: 'María de los Ángeles Zúñiga Peñaloza',
    patientDocument: 'CC 1098765432',
  });
  const [single, grouped] = data.areas[0]?.profiles ?? [];
  expect(grouped?.technique).toBe('A');
  expect(grouped?.rows.map(({ test, technique }) => `${test}: ${technique}`)).toEqual([
    ...['Otra: B', 'Primera: ', 'Glucosa en suero: '],
  ]);
  expect(grouped?.rows[2]?.result).toBe('5.10');
  expect(single?.rows[0]).toMatchObject({
    ...{ technique: 'C', validationDate: '', flag: '↑↑ critical-high' },
    ...{ isAltered: true, interval: '70 – 100' },
  });
  expect(data.signatures.map(({ area, picture }) => `${area}: ${picture}`)).toEqual([
    ...['Química clínica: PICTURE', 'Otra área: '],
  ]);
  expect(data.comments).toEqual(['Muestra tomada a domicilio.']);
});

it('never dates a missing instant', () => {
  const test = reportTest({ takenDate: null, validationDate: null, resultDate: null });
  const order = reportOrder([test]);
  const patient = { ...order.patient, birthday: null };
  const { head } = buildReportData({ ...order, createdDate: null, patient }, setting);
  const { createdDate, birthday, age, takenDate, validationDate } = head;
  expect([createdDate, birthday, age, takenDate, validationDate].join('')).toBe('');
});

const OPEN_TEST = reportTest({ state: 3 });
it.each([
  ['empty', [], {}],
  ['not-validated', [OPEN_TEST], {}],
  ['blocked', [reportTest({ pathology: 4 })], { panicBlocking: 'order' }],
  ['empty', [OPEN_TEST], { onlyValidated: true }],
] as const)('refuses a final report (%#): %s', (refusal, tests, changes) => {
  const rules = { ...OPEN_RULES, ...changes };
  expect(() => buildReportData(reportOrder(tests), reportSetting({ rules }))).toThrow(
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
  const [row] = data.areas[0]?.profiles[0]?.rows ?? [];
  expect(row).toMatchObject({ result: 'Pendiente', comment: [] });
});

const ORGANISM = { id: 1, name: 'E. coli', comment: '', antibiotics: [], unreadable: 0 };
const TOLD = { comment: 'HIDDEN', hasComment: true, pathology: 6, microorganisms: [ORGANISM] };
const NOTHING_TOLD = { flag: '', isAltered: false, comment: [], microorganisms: [] };

it.each([
  ['a confidential test', 'Reservado', ['', 'Reservado ', 'RESERVADO', 'otra palabra', '7.9']],
  ['a blocked test', 'Bloqueado', ['Bloqueado']],
])('says nothing of %s but the word in its place, on both reports', (_what, word, sent) => {
  const rules = { ...OPEN_RULES, seesConfidential: false };
  const withheld = { blocked: word === 'Bloqueado', confidential: word === 'Reservado' };
  for (const result of sent) {
    for (const kind of ['final', 'preliminary'] as const) {
      const rows = rowsOf([reportTest({ ...TOLD, ...withheld, result })], { kind, rules });
      expect(rows).toMatchObject([{ result: word, ...NOTHING_TOLD }]);
    }
  }
});

it('reports a confidential result in full to who may see it', () => {
  const rows = rowsOf([reportTest({ pathology: 6, confidential: true, result: '7.9' })]);
  expect(rows).toMatchObject([{ result: '7.9', isAltered: true }]);
});

it('leaves attachments of hidden and withheld tests out', () => {
  const file = { name: '', extension: 'pdf', file: '' };
  const attachments = [null, 0, 1, 2, 3, 4, 5].map((testId) => ({ ...file, testId }));
  const tests = [
    reportTest({ testId: 1 }),
    reportTest({ testId: 2, pathology: 4 }),
    reportTest({ testId: 4, blocked: true }),
    reportTest({ testId: 5, confidential: true, result: '7.9' }),
  ];
  const rules = { onlyValidated: true, panicBlocking: 'test', seesConfidential: false } as const;
  const seen = visibleAttachments({ tests, attachments }, rules);
  expect(seen.map(({ testId }) => testId)).toEqual([null, 0, 1]);
});

it('leaves the attachment of a profile out where not all its tests may be read', () => {
  const tests = [
    reportTest({ ...profile, testId: 1 }),
    reportTest({ ...profile, testId: 2, confidential: true, result: '7.9' }),
  ];
  const attachments = [{ name: '', extension: 'pdf', file: '', testId: profile.profileId }];
  const seen = [true, false].map((seesConfidential) =>
    visibleAttachments({ tests, attachments }, { ...OPEN_RULES, seesConfidential }),
  );
  expect(seen).toEqual([attachments, []]);
});

it.each([
  [1000, 500, 'center'],
  [1152, 576, 'center'],
  [1153, 461.2, 'center'],
  [1500, 450, 'left'],
  [2880, 576, 'left'],
  [20_000, 576, 'left'],
])('a picture of %i pixels is %d points wide, %s', (width, expected, align) => {
  const placed = imagePlacement({ width, height: 10 }, { width: 576, height: 700 });
  expect(placed.width).toBeCloseTo(expected);
  expect(placed.align).toBe(align);
});

it('keeps every picture inside the page, in proportion', () => {
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

it('a code that could not be read does not look normal', () => {
  expect(rowsOf([reportTest({ pathology: -1 })])).toMatchObject([{ flag: 'Sin clasificar' }]);
});

it('says on the paper how much could not be read: the notes of the screen are gone by then', () => {
  const order = reportOrder([reportTest({ testId: 1 })]);
  expect(buildReportData(order, setting).unreadable).toBe('');
  const lacking = { ...order, unreadable: 3 };
  expect(buildReportData(lacking, setting).unreadable).toBe('3 registros no se pudieron leer.');
});

it('in English paper prints the English names that the laboratory sent, in its own order, and its own where it sent none', () => {
  const english = { name: 'Zinc', areaName: 'Chemistry', profileName: 'Panel', result: '' };
  const tests = [
    reportTest({ ...profile, testCode: '2', name: 'Sodio' }),
    reportTest({ ...profile, testCode: '1', name: 'Cinc', english }),
  ];
  const pending = ['Urine culture', ''].map((nameEnglish, id) => ({
    ...{ id: 90 + id, code: '', abbreviation: '', name: 'Urocultivo', nameEnglish },
  }));
  const printed = (language: 'en' | 'es') => {
    const words = { ...setting.words, language };
    const data = buildReportData({ ...reportOrder(tests), pending }, reportSetting({ words }));
    const [area] = data.areas;
    const [printedProfile] = area?.profiles ?? [];
    const rows = printedProfile?.rows.map(({ test }) => test) ?? [];
    const signed = data.signatures.map((signature) => signature.area);
    return [area?.name, printedProfile?.name, ...rows, ...data.pending, ...signed];
  };
  expect(printed('en')).toEqual([
    ...['Chemistry', 'Panel', 'Zinc', 'Sodio', 'Urine culture', 'Urocultivo', 'Chemistry'],
  ]);
  expect(printed('es')).toEqual([
    ...['Química clínica', 'Perfil', 'Cinc', 'Sodio', 'Urocultivo', 'Urocultivo'],
    'Química clínica',
  ]);
});
