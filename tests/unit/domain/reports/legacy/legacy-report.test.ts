import { describe, expect, it } from 'vitest';

import { LEGACY_COLUMNS } from '@/domain/reports/legacy/legacy-columns';
import { buildLegacyReport, type LegacySetting } from '@/domain/reports/legacy/legacy-report';
import { legacyTables } from '@/domain/reports/legacy/legacy-tables';
import { UNKNOWN_ORDER } from '@tests/support/fixtures/unknown-order';
import { contractOrder } from '@tests/support/fixtures/contract-order';
import { reportOrder, reportTest, words } from '@tests/support/fixtures/report-order';
import { dayOfUtc } from '@tests/support/fixtures/report-parts';

const setting: LegacySetting = {
  kind: 'final',
  rules: { onlyValidated: false, panicBlocking: 'none', seesConfidential: true },
  validators: [{ id: 7, signature: 'FIRMA' }],
  laboratory: { name: 'Laboratorio Andino', logo: 'data:logo', color: '#123456', contact: [] },
  userName: 'ana',
  portalUrl: '',
  now: Date.UTC(2026, 10, 20),
  words,
  dayOf: dayOfUtc,
  clinicalOrder: UNKNOWN_ORDER,
  dateFormat: 'DD/MM/YYYY',
  labels: { '0110': 'Orden' },
  templateItem: '',
};
const ORDER = '202611200007';

async function sampleTables() {
  const { order } = await contractOrder('final');
  return legacyTables(buildLegacyReport(order, setting));
}

async function rowOf(testName: string) {
  const rows = (await sampleTables()).get('order_resultTest')?.rows ?? [];
  return rows.find((row) => row['testName'] === testName);
}

describe('tables', () => {
  it.each(Object.entries(LEGACY_COLUMNS))(
    '%s has every column that templates bind',
    async (name, columns) => {
      const table = (await sampleTables()).get(name);
      expect(table?.columns).toEqual(expect.arrayContaining([...columns, 'relationId']));
      for (const row of table?.rows ?? []) {
        for (const column of columns) expect(row[column]).not.toBeUndefined();
      }
    },
  );

  it('joins parents and children by a relation id', async () => {
    const tables = await sampleTables();
    const culture = (await rowOf('Urocultivo'))?.['antibiogram'];
    const organisms = tables
      .get('order_resultTest_antibiogram')
      ?.rows.filter(({ relationId }) => relationId === culture);
    expect(organisms?.map(({ name }) => name)).toEqual([
      'Escherichia coli',
      'Enterococcus faecalis',
    ]);
    const rows = tables
      .get('order_resultTest_antibiogram_resultsMicrobiology')
      ?.rows.filter(({ relationId }) => relationId === organisms?.[0]?.['resultsMicrobiology']);
    expect(rows?.map(({ nameAntibiotic, cmi }) => [nameAntibiotic, cmi])).toEqual([
      ['Ampicilina', '>=32'],
      ['Nitrofurantoína', '<=16'],
      ['Ciprofloxacina', '2'],
    ]);
  });

  it('names labels after their keys', async () => {
    expect((await sampleTables()).get('Labels')?.rows).toEqual([
      { relationId: '0', n0110: 'Orden' },
    ]);
  });
});

describe('values', () => {
  it.each([
    ['Potasio', '5.10', '3.50 – 5.10'],
    ['Antígeno prostático', '<5', 'Hasta 4.0'],
    ['Título VDRL', '> 1:160', 'No reactivo'],
    ['Fecha de última regla', '2026-11-20', ''],
    ['Índice de avidez', '≥ 32', 'Desde 32'],
    ['Anticuerpos antinucleares', '+', 'Negativo'],
  ])('%s keeps its text (F1, F10)', async (name, result, refInterval) => {
    expect(await rowOf(name)).toMatchObject({ result, refInterval });
  });

  it('formats limits by the digits of the test and leaves empty ones empty (F3, F10)', async () => {
    expect(await rowOf('Potasio')).toMatchObject({ refMinview: '3.50', refMaxview: '5.10' });
    expect(await rowOf('Antígeno prostático')).toMatchObject({
      refMin: 0,
      refMinview: '',
      refMaxview: '4.0',
    });
  });

  it('never dates a missing instant', () => {
    const test = reportTest({ printDate: null, validationDate: null });
    const { order } = buildLegacyReport(reportOrder([test]), setting);
    expect(order['resultTest']).toMatchObject([{ printDate: '', validationDate: '' }]);
  });

  it.each([
    [4, 7, 'FIRMA'],
    [3, null, null],
  ])('names in state %d no validator of before', (state, validationUserId, signature) => {
    const validator = { validationUserId: 7, validationUserSignature: 'FIRMA' };
    const sent = { order: ORDER, testId: 1, ...validator, validationUserSignatureCode: 'FIRMA' };
    const wire = { resultTest: [sent] };
    const order = { ...reportOrder([reportTest({ testId: 1, state })]), wire };
    const report = buildLegacyReport(order, { ...setting, kind: 'preliminary' });
    expect(report.order['resultTest']).toMatchObject([
      {
        validationUserId,
        validationUserSignature: signature,
        validationUserSignatureCode: signature,
      },
    ]);
  });

  it('says technique and validator once per profile', () => {
    const profile = { profileId: 3, profileName: 'Perfil' };
    const { order } = buildLegacyReport(
      reportOrder([
        reportTest({ ...profile, testId: 1, printSort: 1, technique: 'A', validationUserId: 7 }),
        reportTest({ ...profile, testId: 2, printSort: 2, technique: 'A', validationUserId: 7 }),
        reportTest({ ...profile, testId: 3, printSort: 3, technique: 'B', validationUserId: 8 }),
        reportTest({ ...profile, testId: 4, printSort: 4, technique: 'A', validationUserId: null }),
        reportTest({ testId: 5, printSort: 5, technique: 'C' }),
      ]),
      setting,
    );
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
});

describe('variables', () => {
  it.each([
    ['final', 'Informe final', '1', false],
    ['preliminary', 'Informe preliminar', '4', true],
  ] as const)('%s', (kind, titleReport, typeprint, reportOrderFlag) => {
    const { variables } = buildLegacyReport(reportOrder([reportTest()]), { ...setting, kind });
    expect(variables).toMatchObject({
      titleReport,
      typeprint,
      destination: '2',
      codeorder: `/orqrm:${btoa(ORDER)}`,
      username: 'ana',
      entity: 'Laboratorio Andino',
      formatDate: 'DD/MM/YYYY',
      testfilterview: false,
      reportOrder: reportOrderFlag,
    });
  });

  it('shows the aid filter for its codes', () => {
    const { variables } = buildLegacyReport(
      reportOrder([reportTest({ testCode: '503' })]),
      setting,
    );
    expect(variables['testfilterview']).toBe(true);
  });
});

describe('rules', () => {
  it('leaves out what the screen hides, its images too (K3)', async () => {
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

  it('leaves out the images of withheld tests (K3)', () => {
    const image = (testId: number) => ({ testId, image1: `IMAGE ${testId}` });
    const order = reportOrder([
      reportTest({ testId: 1 }),
      reportTest({ testId: 2, blocked: true }),
      reportTest({ testId: 3, confidential: true, result: '7.9' }),
    ]);
    const wire = { ...order.wire, imageTest: [1, 2, 3].map(image) };
    const rules = { ...setting.rules, seesConfidential: false };
    const report = JSON.stringify(buildLegacyReport({ ...order, wire }, { ...setting, rules }));
    expect(report.match(/IMAGE \d/g)).toEqual(['IMAGE 1']);
  });

  it('passes nothing of a restricted test on, the columns that only the wire has included (K3)', () => {
    const order = reportOrder([
      reportTest({ testId: 1 }),
      reportTest({ testId: 2, confidential: true, result: 'HIDDEN', pathology: 6 }),
    ]);
    const sent = (testId: number, word: string) => ({
      testId,
      result: word,
      lastResult: word,
      optionsTemplate: [{ option: word, result: word }],
      resultComment: { comment: word },
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

  it('refuses a final report of tests that are not validated (F9)', async () => {
    const { order } = await contractOrder('preliminary');
    expect(() => buildLegacyReport(order, setting)).toThrow();
    const preliminary = buildLegacyReport(order, { ...setting, kind: 'preliminary' });
    expect(JSON.stringify(preliminary)).toContain('Pendiente');
  });

  it('leaves the order as the LIS sent it', async () => {
    const { order } = await contractOrder('final');
    const before = structuredClone(order.wire);
    buildLegacyReport(order, setting);
    expect(order.wire).toEqual(before);
  });
});

it('says before the comments how much of the order could not be read', () => {
  const order = { ...reportOrder([reportTest({ testId: 1 })]), unreadable: 2 };
  const { comments } = buildLegacyReport(order, setting).order;
  expect(comments).toEqual([
    { comment: '2 registros no se pudieron leer.' },
    { comment: 'Muestra tomada a domicilio.' },
  ]);
});
