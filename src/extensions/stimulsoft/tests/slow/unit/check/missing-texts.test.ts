import { describe, expect, it } from 'vitest';

import { buildLegacyReport } from '@/extensions/stimulsoft/legacy/legacy-report';
import { legacyTables } from '@/extensions/stimulsoft/legacy/legacy-tables';
import type { ReportKind } from '@/domain/reports/content/report-data';
import type { ReportTest } from '@/domain/reports/content/report-order';
import { printedReport } from '@tests/support/fixtures/printed-data';
import { hardTests, reportOrder, reportTest } from '@tests/support/fixtures/report-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';

import { plainRows } from '@/extensions/stimulsoft/tests/check/demands';
import { missingTexts, type PrintedPage } from '@/extensions/stimulsoft/tests/check/missing-texts';
import { placedPages } from '@/extensions/stimulsoft/tests/check/placed-pages';
import { legacySetting } from '@/extensions/stimulsoft/tests/unit/legacy-setting';

const parts = await loadReportParts();

const option = (name: string, result: string) => ({
  ...{ option: name, result, normalResult: 'Negativo', comment: '' },
});
const antibiotic = (name: string, mic: string) => ({ antibiotic: name, mic, interpretation: 'S' });
const organism = (id: number, mic: string) => ({
  ...{ id, name: `Organismo ${id}`, comment: '', unreadable: 0 },
  antibiotics: [antibiotic('Ampicilina', mic), antibiotic('Gentamicina', '<=1')],
});

const TESTS: readonly ReportTest[] = [
  ...hardTests,
  reportTest({ testId: 20, name: 'Glucosa', result: '92', unit: 'mg/dL' }),
  reportTest({ testId: 21, name: 'Glucosa en orina', result: '15', unit: 'mg/dL', pathology: 2 }),
  reportTest({ testId: 22, name: 'Urea', result: '31', unit: 'mg/dL', pathology: 2 }),
  reportTest({
    ...{ testId: 23, name: 'Orina', result: 'Ver opciones', resultType: 'text', unit: '' },
    options: [option('Nitritos', 'Positivo'), option('Cetonas', 'Negativo')],
  }),
  reportTest({
    ...{ testId: 24, name: 'Cultivo', result: 'Positivo', resultType: 'text', unit: '' },
    microorganisms: [organism(1, '>=32'), organism(2, '<=2')],
  }),
];

/** The built-in engine's paper of `TESTS`, whose text is known to be whole. */
const pages = await placedPages(await printedReport(parts, parts.template, TESTS));

const TEST = 'order_resulttest';
/** A template that prints what a report must hold. */
const BOUND = [
  ...['order.ordernumber', 'order_patient.lastname'],
  ...['areaname', 'testname', 'result', 'unit', 'flag', 'refinterval', 'commentresult'].map(
    (column) => `${TEST}.${column}`,
  ),
  ...[`${TEST}_optionstemplate.option`, `${TEST}_optionstemplate.result`],
  ...['nameantibiotic', 'cmi', 'interpretationcmi'].map(
    (column) => `${TEST}_antibiogram_resultsmicrobiology.${column}`,
  ),
];

interface Case {
  readonly printed?: readonly PrintedPage[];
  readonly kind?: ReportKind;
  readonly patient?: string;
  readonly bound?: readonly string[];
}

/** What a paper, that of `TESTS` for one, lacks of these. */
function lackOf(tests: readonly ReportTest[], changes: Case = {}): readonly string[] {
  const { printed = pages, kind = 'final', patient, bound = BOUND } = changes;
  const order = reportOrder(tests);
  const named = patient === undefined ? {} : { lastName: patient };
  const report = { ...order, patient: { ...order.patient, ...named } };
  const rows = plainRows(legacyTables(buildLegacyReport(report, legacySetting({ kind }))), []);
  const bindings = { bound: new Set(bound), sure: new Set([`${TEST}.flag`]) };
  return missingTexts({ pages: printed, rows, bindings, kind }).map(
    (fault) => `${fault.kind} ${fault.text}`,
  );
}

const changed = (name: string, fields: Partial<ReportTest>) =>
  TESTS.map((test) => (test.name === name ? { ...test, ...fields } : test));

describe('what check:stimulsoft misses', () => {
  it('is nothing on a whole paper', () => {
    expect(lackOf(TESTS)).toEqual([]);
  });

  it('is what the template binds', () => {
    const other = changed('Urea', { result: '5.75' });
    expect(lackOf(other)).toEqual(['missing Urea: 5.75']);
    expect(lackOf(other, { bound: BOUND.filter((name) => name !== `${TEST}.result`) })).toEqual([]);
  });

  it.each([
    ['a result', { result: '2026-11-21' }, 'Urea: 2026-11-21'],
    ['a unit', { unit: '10<sup>7</sup>/mL' }, 'Urea: 10⁷/mL'],
    ['an interval', { reference: { min: 4, max: 9.1 } }, 'Urea: 4 – 9.1'],
  ])('is %s that is nowhere', (_case, fields, text) => {
    expect(lackOf(changed('Urea', fields))).toContain(`missing ${text}`);
  });

  it('are results that changed places', () => {
    const results = new Map([
      ['Glucosa', '15'],
      ['Glucosa en orina', '92'],
    ]);
    const swapped = lackOf(
      TESTS.map((test) => ({ ...test, result: results.get(test.name) ?? test.result })),
    );
    expect(swapped).toEqual(
      expect.arrayContaining(['apart Glucosa: 15', 'apart Glucosa en orina: 92']),
    );
    expect(swapped).not.toContain('apart Urea: 31');
  });

  it.each([
    ['a unit', 'Urea', { unit: 'UI/mL' }, 'Urea: UI/mL'],
    ['a raised unit', 'Eritrocitos', { unit: '10<sup>3</sup>/µL' }, 'Eritrocitos: 10³/µL'],
    ['an interval', 'Urea', { reference: { min: 150, max: 450 } }, 'Urea: 150 – 450'],
    ['a mark', 'Urea', { pathology: 3 }, 'Urea: ↑ Alto'],
    [
      'an antibiotic’s value',
      'Cultivo',
      { microorganisms: [organism(1, '<=2'), organism(2, '<=2')] },
      'Ampicilina: <=2',
    ],
  ])('is %s that other tests have, and this one lacks', (_case, name, fields, text) => {
    expect(lackOf(changed(name, fields))).toContain(`apart ${text}`);
  });

  it('is one of two equal rows', () => {
    const twice = [...TESTS, reportTest({ testId: 30, name: 'Urea', result: '31' })];
    expect(lackOf(twice)).toContain('apart Urea: 31');
  });

  it('are pages without patient, or without the word for a preliminary report', () => {
    expect(lackOf(TESTS, { kind: 'preliminary', patient: 'Otra' })).toEqual(
      expect.arrayContaining(['page page 1: Otra', 'page page 1: the word "preliminar"']),
    );
  });

  it.each([
    ['cut behind its <', 'Deseable', 'cut Deseable < 200; alto'],
    ['not there', '', 'missing Deseable < 200; alto'],
    ['whole', 'Deseable < 200; alto', undefined],
  ])('is a comment, %s', (_case, paper, fault) => {
    const tests = [reportTest({ comment: 'Deseable < 200; alto' })];
    const found = lackOf(tests, { printed: [[paper]], bound: [`${TEST}.commentresult`] });
    expect(found).toEqual(fault === undefined ? [] : [fault]);
  });

  it.each([
    ['Urea 31 mg/dL 40-', []],
    ['Urea 31 mg/dL 40 – 0', ['missing Urea: Desde 40']],
    ['Urea 31 mg/dL Desde 40', []],
  ])('is an interval of one limit: %s', (paper, lack) => {
    const tests = [reportTest({ name: 'Urea', reference: { min: 40, max: null } })];
    const bound = ['testname', 'refminview', 'refmaxview'].map((column) => `${TEST}.${column}`);
    expect(lackOf(tests, { printed: [[paper]], bound })).toEqual(lack);
  });
});
