// What every page of a report owes its reader, whatever the laboratory sends and whichever template draws it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ReportTest } from '@/domain/reports/content/report-order';
import { inLargePrint } from '@/reporting/builtin/report/large-print';
import type { ReportTemplate } from '@/reporting/report-template';
import { isSlow, runs, sample } from '@tests/support/environment/runs';
import { printedReport } from '@tests/support/fixtures/printed-data';
import { reportTest } from '@tests/support/fixtures/report-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';
import { startingTemplates } from '@tests/support/reports/shipped-templates';

const parts = await loadReportParts();
const templates = await startingTemplates();

const draw = (template: ReportTemplate, tests: readonly ReportTest[]) =>
  printedReport(parts, template, tests);

const organism = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  name: fc.constantFrom('Escherichia coli', 'Klebsiella pneumoniae'),
  comment: fc.constant(''),
  antibiotics: fc.array(
    fc.record({
      antibiotic: fc.constantFrom('Ampicilina', 'Trimetoprim/sulfametoxazol', 'Meropenem'),
      mic: fc.constantFrom('<=0.25', '16', '>=320'),
      interpretation: fc.constantFrom('S', 'I', 'R', ''),
    }),
    { maxLength: 45 },
  ),
  unreadable: fc.constant(0),
});

/** A test of any height: a line, a comment of a page, an antibiogram. */
const anyTest = fc.record({
  area: fc.integer({ min: 1, max: 4 }),
  profile: fc.integer({ min: 0, max: 2 }),
  result: fc.oneof(
    fc.constantFrom('5.12', '92', '0.250', '<0.01', '> 1000', 'Negativo', '5-10 x campo', '1:320'),
    fc.constant(
      'Se observan cristales de oxalato de calcio en cantidad moderada. '.repeat(3).trim(),
    ),
  ),
  pathology: fc.constantFrom(0, 0, 1, 2, 3),
  interval: fc.constantFrom('', 'Óptimo: menor de 100\nAlto: 160 o mayor'),
  comment: fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 5 }) },
    { weight: 1, arbitrary: fc.constant(60) },
  ),
  technique: fc.constantFrom('', 'Hexoquinasa', 'Cálculo', 'Inmunoturbidimetría'),
  microorganisms: fc.oneof(
    { weight: 9, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(organism, { minLength: 1, maxLength: 3 }) },
  ),
  validator: fc.integer({ min: 1, max: 5 }),
});

type AnyTest = typeof anyTest extends fc.Arbitrary<infer Value> ? Value : never;

function wireTest(any: AnyTest, at: number): ReportTest {
  const { area, profile, interval, comment, validator, ...rest } = any;
  const note = `nota${at}. ${'Se repitió la prueba con otra muestra y el resultado fue el mismo. '.repeat(comment)}fin${at}`;
  return reportTest({
    ...rest,
    testId: at + 1,
    name: `Prueba ${at}#`,
    areaId: area,
    areaName: `Área ${area}`,
    profileId: profile === 0 ? 0 : area * 10 + profile,
    profileName: profile === 0 ? '' : `Perfil ${area}.${profile}`,
    referenceLiteral: interval,
    ...(interval !== '' && { reference: { min: null, max: null } }),
    comment: comment === 0 ? '' : note,
    hasComment: comment > 0,
    validationUserId: validator,
    validationUserIdentification: `reg${validator}`,
    validationUserName: `Firmante${validator}`,
  });
}

const anyReport = fc.array(anyTest, { minLength: 1, maxLength: 60 });
/** Of how many tests a report is: the signatures of some would stand alone on their last page, if it were not laid out anew. */
const COUNTS = isSlow() ? [20, 26, 32, 36, 38, 44, 50, 56, 62] : [36, 50];

describe.each(sample(templates, 2))('$file', ({ file, template }) => {
  it('prints every test once with all that belongs to it, and never parts what fits on a page', async () => {
    // Sentences of a comment; a page of large print has a dozen lines.
    const longest = file === 'large-print.json' ? 3 : 6;
    await fc.assert(
      fc.asyncProperty(anyReport, async (any) => {
        const tests = any.map(wireTest);
        const pages = (await pdfPages(await draw(template, tests))).map(withoutSpace);
        // A page that goes on with a test names it at its top.
        const text = pages.join('').replaceAll(/…Prueba\d+#/g, '');
        for (const [at, { result, microorganisms }] of tests.entries()) {
          expect(text.split(`Prueba${at}#`)).toHaveLength(2);
          expect(text).toContain(withoutSpace(result));
          const home = pages.findIndex((page) => page.includes(`Prueba${at}#`));
          const { comment } = any[at] ?? { comment: 0 };
          const fits = comment < longest && microorganisms.length === 0;
          const end = comment === 0 ? '' : `fin${at}`;
          expect(fits ? pages[home] : pages.slice(home).join('')).toContain(end);
        }
        const antibiotics = tests.flatMap(({ microorganisms }) =>
          microorganisms.flatMap((one) => one.antibiotics),
        );
        for (const { antibiotic, mic } of antibiotics) {
          expect(text).toContain(withoutSpace(antibiotic + mic));
        }
      }),
      { numRuns: runs(2, 12), seed: 19 },
    );
  });

  it('keeps a test whole beside one that needs pages', async () => {
    const comment = (at: number, sentences: number) =>
      `nota${at}. ${'Se repitió la prueba con otra muestra. '.repeat(sentences)}fin${at}.`;
    const tests = Array.from({ length: 30 }, (_, at) =>
      reportTest({
        ...{ testId: at + 1, name: `Prueba ${at}#`, profileId: 1, profileName: 'Perfil' },
        ...{ comment: comment(at, at === 1 ? 150 : 2), hasComment: true },
      }),
    );
    const pages = (await pdfPages(await draw(template, tests))).map(withoutSpace);
    for (const at of tests.keys()) {
      if (at === 1) continue;
      expect(pages.find((page) => page.includes(`Prueba${at}#`))).toContain(`fin${at}.`);
    }
  });

  it('names the columns once on each page with results, and signs no page without', async () => {
    const tests = Array.from({ length: 62 }, (_, at) =>
      reportTest({ testId: at, name: `Prueba ${at}#`, validationUserId: 1 + (at % 4) }),
    );
    for (const count of COUNTS) {
      for (const page of await pdfPages(await draw(template, tests.slice(0, count)))) {
        expect(page, `${count} tests`).toMatch(/Prueba \d+#/);
        expect(page.split('Valores de referencia'), `${count} tests`).toHaveLength(2);
      }
    }
  });
});

const longOrganism = (antibiotics: number) => ({
  ...{ id: 1, name: 'Escherichia coli', comment: '', unreadable: 0 },
  antibiotics: Array.from({ length: antibiotics }, (_, at) => ({
    ...{ antibiotic: `Antibiótico${at}#`, mic: '<=0.25', interpretation: 'S' },
  })),
});

/** The long cultures of one organism in two samples, below so many other tests. */
const cultures = (before: number) => [
  ...Array.from({ length: before }, (_, at) =>
    reportTest({ testId: at + 1, name: `Glucosa ${at}.` }),
  ),
  ...['Urocultivo', 'Hemocultivo'].map((name, at) =>
    reportTest({
      ...{ testId: 100 + at, areaId: 2, areaName: 'Microbiología', name, result: 'Positivo' },
      microorganisms: [longOrganism(45)],
    }),
  ),
];

describe.each([
  ['the usual template', parts.template],
  ['large print', inLargePrint(parts.template)],
])('what a page goes on with by %s', (_name, template) => {
  it('is named, a culture, and no heads stand apart from what they head', async () => {
    let continued = 0;
    for (const before of sample([1, 0, 2], 1)) {
      const pdf = await draw(template, cultures(before));
      let current = '';
      for (const page of (await pdfPages(pdf)).map(withoutSpace)) {
        const lines = [...page.matchAll(/(Uro|Hemo)cultivoPositivo/g)];
        const first = page.search(/Antibiótico\d+#/);
        const goesOn = first !== -1 && first < (lines[0]?.index ?? Infinity);
        expect(page.includes('…')).toBe(goesOn);
        expect(page).toContain(goesOn ? `…${current}` : '');
        continued += goesOn ? 1 : 0;
        current = lines.at(-1)?.[0].replace('Positivo', '') ?? current;
        for (const after of page.split('Interpretación').slice(1)) {
          expect(after).toMatch(/^Antibiótico\d+#/);
        }
        for (const after of page.split('Escherichiacoli').slice(1)) {
          expect(after).toMatch(/^AntibióticoCMI/);
        }
      }
    }
    expect(continued).toBeGreaterThan(1);
  });

  it('is named, the test of a comment', async () => {
    const comment = 'Se repitió la prueba con otra muestra y el resultado fue el mismo. '.repeat(
      150,
    );
    const tests = ['Frotis', 'Glucosa'].map((name, at) =>
      reportTest({ testId: at, name, comment: at === 0 ? comment : '', hasComment: at === 0 }),
    );
    const pages = (await pdfPages(await draw(template, tests))).map(withoutSpace);
    const goesOn = pages.filter((page, at) => at > 0 && page.includes('Serepitió'));
    expect(goesOn.length).toBeGreaterThan(0);
    for (const page of goesOn) expect(page).toContain('…Frotis');
  });
});
