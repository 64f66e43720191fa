import { describe, expect, it } from 'vitest';

import type { ReportTest } from '@/domain/reports/content/report-order';
import { printedData, printedReport } from '@tests/support/fixtures/printed-data';
import { hardTests, reportTest } from '@tests/support/fixtures/report-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';

import { missingTexts } from '@tests/unit/reporting/stimulsoft/printed-text';
import { placedPages } from '@tests/unit/reporting/stimulsoft/check/placed-pages';

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
  reportTest({ testId: 21, name: 'Glucosa en orina', result: '15', unit: 'mg/dL' }),
  reportTest({ testId: 22, name: 'Urea', result: '31', unit: 'mg/dL' }),
  reportTest({
    ...{ testId: 23, name: 'Orina', result: 'Ver opciones', resultType: 'text', unit: '' },
    options: [option('Nitritos', 'Positivo'), option('Cetonas', 'Negativo')],
  }),
  reportTest({
    ...{ testId: 24, name: 'Cultivo', result: 'Positivo', resultType: 'text', unit: '' },
    microorganisms: [organism(1, '>=32'), organism(2, '<=2')],
  }),
];

const pages = await placedPages(await printedReport(parts, parts.template, TESTS));

/** What the paper of `TESTS` lacks of these. */
function apart(change: (test: ReportTest) => ReportTest): readonly string[] {
  const data = printedData(parts, TESTS.map(change));
  return missingTexts(pages, data).filter((text) => !/^(page|INFORME)/.test(text));
}

const named = (name: string, fields: Partial<ReportTest>) => (test: ReportTest) =>
  test.name === name ? { ...test, ...fields } : test;

describe('what check:stimulsoft says of texts that stand apart from their test', () => {
  it('is nothing where each stands behind its own', () => {
    expect(apart((test) => test)).toEqual([]);
  });

  it('names results that changed places', () => {
    const results = new Map([
      ['Glucosa', '15'],
      ['Glucosa en orina', '92'],
    ]);
    const swapped = apart((test) => ({ ...test, result: results.get(test.name) ?? test.result }));
    expect(swapped).toEqual(expect.arrayContaining(['Glucosa: 15', 'Glucosa en orina: 92']));
    expect(swapped).not.toContain('Urea: 31');
  });

  it('names a unit, an interval and a mark that other tests have, and this one lacks', () => {
    expect(apart(named('Urea', { unit: 'UI/mL' }))).toEqual(['Urea: UI/mL']);
    expect(apart(named('Eritrocitos', { unit: '10<sup>3</sup>/µL' }))).toEqual([
      'Eritrocitos: 103/µL',
    ]);
    expect(apart(named('Urea', { reference: { min: 150, max: 450 } }))).toContain(
      'Urea: 150 – 450',
    );
    expect(apart(named('Urea', { pathology: 3 }))).toContain('Urea: ↑ Alto');
  });

  it('names an option and an antibiotic with the value of another', () => {
    const options = [option('Nitritos', 'Negativo'), option('Cetonas', 'Positivo')];
    expect(apart(named('Orina', { options }))).toContain('Cetonas: Positivo');
    const microorganisms = [organism(1, '<=2'), organism(2, '<=2')];
    expect(apart(named('Cultivo', { microorganisms }))).toContain('Ampicilina: <=2');
  });

  it('names one of two equal rows that is not there', () => {
    const data = printedData(parts, [
      ...TESTS,
      reportTest({ testId: 30, name: 'Urea', result: '31' }),
    ]);
    expect(missingTexts(pages, data)).toContain('Urea: 31');
  });
});
