import { expect, it } from 'vitest';

import { LEGACY_COLUMNS } from '@/extensions/stimulsoft/legacy/legacy-columns';
import { buildLegacyReport } from '@/extensions/stimulsoft/legacy/legacy-report';
import { legacyTables } from '@/extensions/stimulsoft/legacy/legacy-tables';
import { contractOrder } from '@tests/unit/reporting/contract-order';
import { reportOrder, reportTest } from '@tests/support/fixtures/report-order';
import { legacySetting } from './legacy-setting';

const setting = legacySetting({
  ...{ validators: [{ id: 7, signature: 'FIRMA' }], labels: { '0110': 'Orden' } },
});
const ORDER = '202611200007';

async function sampleTables() {
  const { order } = await contractOrder('final');
  return legacyTables(buildLegacyReport(order, setting));
}

async function rowOf(testName: string) {
  const rows = (await sampleTables()).get('order_resultTest')?.rows ?? [];
  return rows.find((row) => row['testName'] === testName);
}

it('has every table with every column that templates bind, and labels by their keys', async () => {
  const tables = await sampleTables();
  for (const [name, columns] of Object.entries(LEGACY_COLUMNS)) {
    const table = tables.get(name);
    expect(table?.columns).toEqual(expect.arrayContaining([...columns, 'relationId']));
    for (const row of table?.rows ?? []) {
      const empty = columns.filter((column) => row[column] === undefined);
      expect([name, ...empty]).toEqual([name]);
    }
  }
  expect(tables.get('Labels')?.rows).toEqual([{ relationId: '0', '0110': 'Orden' }]);
});

it('joins parents and children by a relation id', async () => {
  const tables = await sampleTables();
  const culture = (await rowOf('Urocultivo'))?.['antibiogram'];
  const childrenOf = (name: string, relation: unknown) =>
    tables.get(name)?.rows.filter(({ relationId }) => relationId === relation) ?? [];
  const organisms = childrenOf('order_resultTest_antibiogram', culture);
  expect(organisms.map(({ name }) => name)).toEqual(['Escherichia coli', 'Enterococcus faecalis']);
  const first = organisms[0]?.['resultsMicrobiology'];
  const rows = childrenOf('order_resultTest_antibiogram_resultsMicrobiology', first);
  expect(rows.map(({ nameAntibiotic, cmi }) => `${String(nameAntibiotic)} ${String(cmi)}`)).toEqual(
    [...['Ampicilina >=32', 'Nitrofurantoína <=16', 'Ciprofloxacina 2']],
  );
});

it.each([
  ['Potasio', '5.10', '3.50 – 5.10'],
  ['Antígeno prostático', '<5', 'Hasta 4.0'],
  ['Título VDRL', '> 1:160', 'No reactivo'],
  ['Fecha de última regla', '2026-11-20', ''],
  ['Índice de avidez', '≥ 32', 'Desde 32'],
  ['Anticuerpos antinucleares', '+', 'Negativo'],
])('%s keeps its text', async (name, result, refInterval) => {
  expect(await rowOf(name)).toMatchObject({ result, refInterval });
});

it('formats limits by the digits of the test and leaves empty ones empty', async () => {
  expect(await rowOf('Potasio')).toMatchObject({ refMinview: '3.50', refMaxview: '5.10' });
  const antigen = { refMin: 0, refMinview: '', refMaxview: '4.0' };
  expect(await rowOf('Antígeno prostático')).toMatchObject(antigen);
});

it.each([
  ['HEM', 3, 'HEM', 3],
  [null, null, '9', 70],
  [' ', '', '9', 70],
  [undefined, undefined, '9', 70],
])(
  'groups by area and profile whatever the LIS says: %j, %j',
  (code, sort, areaCode, printSortProfile) => {
    const test = reportTest({ testId: 1, areaId: 9, profileId: 70, profileName: 'Perfil' });
    const sent = { order: ORDER, testId: 1, profileId: 70, areaCode: code, printSortProfile: sort };
    const order = { ...reportOrder([test]), wire: { resultTest: [sent] } };
    const report = buildLegacyReport(order, setting);
    const row = { areaCode, printSortProfile };
    expect(report.order['resultTest']).toMatchObject([row]);
  },
);

it('groups all tests by their ids where one has no code, for a code may be the id of another area', () => {
  const of = (testId: number, areaId: number, areaCode: string) => ({
    test: reportTest({ testId, areaId }),
    sent: { order: ORDER, testId, areaCode },
  });
  const both = [of(1, 3, ''), of(2, 8, '3')];
  const order = reportOrder(both.map(({ test }) => test));
  const wire = { resultTest: both.map(({ sent }) => sent) };
  const report = buildLegacyReport({ ...order, wire }, setting);
  expect(report.order['resultTest']).toMatchObject([{ areaCode: '3' }, { areaCode: '8' }]);
});

it.each([
  [{ min: 1, max: 2 }, 1],
  [{ min: null, max: 2 }, 2],
  [{ min: null, max: null }, 1],
])('with limits %j a number is of type %d, for the words of its interval', (reference, type) => {
  const sent = { order: ORDER, testId: 1, resultType: 1 };
  const order = { ...reportOrder([reportTest({ testId: 1, reference })]) };
  const report = buildLegacyReport({ ...order, wire: { resultTest: [sent] } }, setting);
  expect(report.order['resultTest']).toMatchObject([{ resultType: type }]);
});

it('never dates a missing instant, nor the growth of a culture that is withheld', () => {
  const test = reportTest({ printDate: null, validationDate: null });
  const { order } = buildLegacyReport(reportOrder([test]), setting);
  expect(order['resultTest']).toMatchObject([{ printDate: '', validationDate: '' }]);
  const grown = { growthDate: Date.UTC(2026, 10, 19, 8), lastTransaction: null };
  const tests = [false, true].map((blocked, testId) => reportTest({ ...grown, testId, blocked }));
  const cultures = buildLegacyReport(reportOrder(tests), setting).order['resultTest'];
  expect(cultures).toMatchObject([
    { microbiologyGrowth: { dateGrowth: '2026-11-19 08:00', lastTransaction: '' } },
    { microbiologyGrowth: { dateGrowth: '', lastTransaction: '' } },
  ]);
});

it.each([
  [4, 7, 'FIRMA', 'Positive'],
  [3, null, null, null],
])('in state %d names validator %j and the English result', (state, id, signature, english) => {
  const validator = { validationUserId: 7, validationUserSignature: 'FIRMA' };
  const coded = { ...validator, validationUserSignatureCode: 'FIRMA' };
  const sent = { order: ORDER, testId: 1, resultEnglish: 'Positive', ...coded };
  const wire = { resultTest: [sent] };
  const order = { ...reportOrder([reportTest({ testId: 1, state })]), wire };
  const report = buildLegacyReport(order, { ...setting, kind: 'preliminary' });
  const named = { validationUserId: id, validationUserSignature: signature };
  const row = { ...named, validationUserSignatureCode: signature, resultEnglish: english };
  expect(report.order['resultTest']).toMatchObject([row]);
});

it('says technique and validator once per profile', () => {
  const profile = { profileId: 3, profileName: 'Perfil' };
  const own = (testId: number, technique: string, validationUserId: number | null) =>
    reportTest({ ...profile, testId, printSort: testId, technique, validationUserId });
  const tests = [own(1, 'A', 7), own(2, 'A', 7), own(3, 'B', 8), own(4, 'A', null)];
  const single = reportTest({ testId: 5, printSort: 5, technique: 'C' });
  const { order } = buildLegacyReport(reportOrder([...tests, single]), setting);
  expect(order['resultTest']).toMatchObject([
    { techniqueprofile: 'A', viewtechnique: false, viewvalidationUser: false },
    { techniqueprofile: 'A', viewtechnique: false, viewvalidationUser: true },
    { techniqueprofile: 'A', viewtechnique: true, viewvalidationUser: true },
    { techniqueprofile: 'A', viewtechnique: false, viewvalidationUser: false },
    { techniqueprofile: 'C', viewtechnique: true, viewvalidationUser: true },
  ]);
});

it('signs once per area and validator', async () => {
  const { order, validators } = await contractOrder('final');
  const report = buildLegacyReport(order, { ...setting, validators });
  expect(report.order['listfirm']).toMatchObject([
    { areaName: 'Química clínica', validationUserId: 7 },
    { areaName: 'Hematología', validationUserId: 7 },
    { areaName: 'Inmunología', validationUserId: 7 },
    { areaName: 'Microbiología', validationUserId: 8, validationUserLastName: 'Ñustes' },
  ]);
});

it.each([
  ['final', 'Informe final', '1', false],
  ['preliminary', 'Informe preliminar', '4', true],
] as const)('a %s report has its variables', (kind, titleReport, typeprint, reportOrderFlag) => {
  const { variables } = buildLegacyReport(reportOrder([reportTest()]), { ...setting, kind });
  expect(variables).toMatchObject({
    ...{ titleReport, typeprint, destination: '2', codeorder: `/orqrm:${btoa(ORDER)}` },
    ...{ username: 'ana', entity: 'Laboratorio Andino', formatDate: 'DD/MM/YYYY' },
    ...{ testfilterview: false, reportOrder: reportOrderFlag },
  });
  const eps = { id: 3, name: 'EPS', encoded: true, code: 'E04', value: 'Salud Andina' };
  const filtered = { ...reportOrder([reportTest({ testCode: '503' })]), demographics: [eps] };
  const report = buildLegacyReport(filtered, { ...setting, kind });
  expect(report.variables['testfilterview']).toBe(true);
  expect(report.order).toMatchObject({ demo_3_name: 'EPS', demo_3_value: 'Salud Andina' });
});

it('leaves out what the screen hides, its images too', async () => {
  const { order } = await contractOrder('preliminary');
  const wire = { ...order.wire, imageTest: [{ testId: 2, image1: 'HIDDEN' }, { testId: 1 }] };
  const rules = { onlyValidated: true, panicBlocking: 'test', seesConfidential: true } as const;
  const report = buildLegacyReport({ ...order, wire }, { ...setting, rules });
  const names = JSON.stringify(report);
  expect(names).not.toContain('Antígeno prostático');
  expect(names).not.toContain('Hemoglobina');
  expect(names).not.toContain('HIDDEN');
  expect(names).toContain('Sodio');
});

it('passes nothing of a restricted test on, the columns that only the wire has included', () => {
  const order = reportOrder([
    reportTest({ testId: 1 }),
    reportTest({ testId: 2, confidential: true, result: 'HIDDEN', pathology: 6 }),
  ]);
  const sent = (testId: number, word: string) => ({
    ...{ testId, result: word, lastResult: word, resultComment: { comment: word } },
    optionsTemplate: [{ option: word, result: word }],
  });
  const wire = { ...order.wire, resultTest: [sent(1, 'SEEN'), sent(2, 'HIDDEN')] };
  const of = (seesConfidential: boolean) => {
    const rules = { ...setting.rules, seesConfidential };
    return buildLegacyReport({ ...order, wire }, { ...setting, rules }).order['resultTest'];
  };
  expect(JSON.stringify(of(false))).toContain('SEEN');
  expect(JSON.stringify(of(false))).not.toContain('HIDDEN');
  expect(of(false)).toMatchObject([{}, { result: 'Reservado', pathology: 0, flag: '' }]);
  expect(of(true)).toMatchObject([{}, { result: 'HIDDEN', lastResult: 'HIDDEN', pathology: 6 }]);
});

it('refuses a final report of tests that are not validated', async () => {
  const { order } = await contractOrder('preliminary');
  expect(() => buildLegacyReport(order, setting)).toThrow();
  const preliminary = buildLegacyReport(order, { ...setting, kind: 'preliminary' });
  expect(JSON.stringify(preliminary)).toContain('Pendiente');
});

it('leaves the order as the LIS sent it, and says how much of it could not be read', async () => {
  const { order } = await contractOrder('final');
  const before = structuredClone(order.wire);
  const { comments } = buildLegacyReport({ ...order, unreadable: 2 }, setting).order;
  expect(order.wire).toEqual(before);
  expect(comments).toMatchObject([{ comment: '2 registros no se pudieron leer.' }, {}]);
});

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
