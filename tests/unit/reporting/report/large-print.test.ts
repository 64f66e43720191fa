import { expect, it } from 'vitest';

import { inLargePrint } from '@/reporting/builtin/report/large-print';
import { pageWidthOf } from '@/reporting/builtin/report/page-size';
import type { ReportTemplate } from '@/reporting/report-template';
import { printedReport } from '@tests/support/fixtures/printed-data';
import { hardTests, reportTest } from '@tests/support/fixtures/report-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages, pdfPlaces, withoutSpace } from '@tests/support/files/pdf-text';

const parts = await loadReportParts();
const { template } = parts;
const large = inLargePrint(template);

/** Units and results that a narrow column would break. */
const wideTests = ['mL/min/1.73 m²', '10<sup>3</sup>/µL', 'ng/mL FEU', 'mg/dL'].map((unit, at) =>
  reportTest({ testId: 900 + at, name: 'Tasa de filtración glomerular estimada', unit }),
);
const tests = [...hardTests, ...wideTests];

/** Characters of all pages but those of the heads and feet, which stand on each page. */
function characters(pages: readonly string[]): string {
  return [...new Set(Array.from(pages.join('').replaceAll(/\s+/g, '')))].sort().join('');
}

const columnsOf = ({ columns }: ReportTemplate) =>
  columns.map(({ field, label }) => [field, label]);

it('shows the same as the laboratory’s template, in letters of 14 points, whole and on the sheet', async () => {
  expect(columnsOf(large)).toEqual(columnsOf(template));
  const usual = await printedReport(parts, template, tests);
  const grown = await printedReport(parts, large, tests);
  expect(characters(await pdfPages(grown))).toBe(characters(await pdfPages(usual)));
  const places = await pdfPlaces(grown);
  const sizes = places.map(({ size }) => size);
  // The smallest are those of exponents.
  expect(Math.min(...sizes)).toBeGreaterThan(template.fontSizes.small);
  expect(sizes.filter((size) => size >= 13.9).length).toBeGreaterThan(sizes.length / 2);
  const texts = places.map(({ text }) => text.trim());
  for (const whole of ['mL/min/1.73 m²', 'ng/mL FEU']) expect(texts).toContain(whole);
  const [left, , right] = large.margins;
  const outside = places.filter(
    (one) => one.left < left - 1 || one.right > one.pageWidth - right + 1,
  );
  expect(outside).toEqual([]);
});

it('keeps a name of several lines beside its result, also above comments of pages', async () => {
  const long = Array.from({ length: 12 }, (_, at) =>
    reportTest({
      testId: at + 1,
      name: `Anticuerpos contra el antígeno de superficie del virus de la hepatitis B, IgG #${at}.`,
      result: `${at + 100}.5`,
      comment: at % 4 === 1 ? 'Muestra hemolizada; se repitió la prueba. '.repeat(40) : '',
      hasComment: at % 4 === 1,
    }),
  );
  const pages = (await pdfPages(await printedReport(parts, large, long))).map(withoutSpace);
  for (const at of long.keys()) {
    const page = pages.find((text) => text.includes(`${at + 100}.5`));
    expect(page).toContain(withoutSpace(long[at]?.name ?? '?'));
  }
});

it('has room for its columns on every paper, and leaves a template alone that is as large already', () => {
  for (const paper of ['LETTER', 'A4', 'LEGAL'] as const) {
    const grown = inLargePrint({ ...template, paper });
    const fixed = grown.columns.reduce(
      (sum, { width }) => sum + (width === '*' ? 0 : width),
      grown.margins[0] + grown.margins[2],
    );
    expect(pageWidthOf(grown) - fixed, paper).toBeGreaterThanOrEqual(149.9);
  }
  const fontSizes = { title: 22, heading: 18, text: 16, small: 14 };
  expect(inLargePrint({ ...template, fontSizes }).fontSizes).toEqual(fontSizes);
});
