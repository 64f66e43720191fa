// What a page goes on with is named on it, and no heading stands at a page's end without what it heads.
import { describe, expect, it } from 'vitest';

import { inLargePrint } from '@/reporting/builtin/report/large-print';
import { sample } from '@tests/support/environment/runs';
import { printedReport } from '@tests/support/fixtures/printed-data';
import { reportTest } from '@tests/support/fixtures/report-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';

const parts = await loadReportParts();

const organism = (antibiotics: number) => ({
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
      microorganisms: [organism(45)],
    }),
  ),
];

describe.each([
  ['the usual template', parts.template],
  ['large print', inLargePrint(parts.template)],
])('%s', (_name, template) => {
  it('names the culture that a page goes on with, and parts no heads from what they head', async () => {
    let continued = 0;
    for (const before of sample([1, 0, 2], 1)) {
      const pdf = await printedReport(parts, template, cultures(before));
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

  it('names the test whose comment a page goes on with', async () => {
    const comment = 'Se repitió la prueba con otra muestra y el resultado fue el mismo. '.repeat(
      150,
    );
    const tests = ['Frotis', 'Glucosa'].map((name, at) =>
      reportTest({ testId: at, name, comment: at === 0 ? comment : '', hasComment: at === 0 }),
    );
    const pages = (await pdfPages(await printedReport(parts, template, tests))).map(withoutSpace);
    const goesOn = pages.filter((page, at) => at > 0 && page.includes('Serepitió'));
    expect(goesOn.length).toBeGreaterThan(0);
    for (const page of goesOn) expect(page).toContain('…Frotis');
  });
});
