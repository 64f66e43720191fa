import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { drawReport } from '@/reporting/builtin/report/draw-report';
import { importMrt } from '@/reporting/mrt/import-mrt';
import { readTemplate } from '@/reporting/report-template';
import { printedData } from '@tests/support/fixtures/printed-data';
import { reportTest } from '@tests/support/fixtures/report-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages, pdfPlaces, withoutSpace } from '@tests/support/files/pdf-text';
import { FEATURE_TEMPLATES } from '@tests/unit/reporting/stimulsoft/check/feature-templates';
import { SAMPLE_TEMPLATES } from '@tests/unit/reporting/stimulsoft/sample-templates';

const FIXTURES = 'tests/support/fixtures/mrt';
const parts = await loadReportParts();
const { template: base, fonts } = parts;

function templateOf(bytes: Uint8Array) {
  const found = importMrt(bytes, base);
  if ('problem' in found) throw new Error(found.problem);
  return found.template;
}

const FILES = [
  ...(await readdir(FIXTURES)).map((name) => join(FIXTURES, name)),
  'reports/reports.mrt',
];
const SAMPLES = Object.entries({ ...SAMPLE_TEMPLATES, ...FEATURE_TEMPLATES });

describe('every template that is made', () => {
  it.each(FILES)('prints what no report may lack, within its margins: %s (F6)', async (path) => {
    const template = templateOf(new Uint8Array(await readFile(path)));
    const strange = { result: '12.4', unit: 'mUI/mL' };
    const tests = [
      reportTest({ testId: 1, name: 'Hormona estimulante', pathology: 3, ...strange }),
      // Without the laboratory's mark: a note stands below it.
      reportTest({ testId: 2, name: 'Inmunoelectroforesis de proteínas', ...strange }),
    ];
    const pdf = await drawReport(template, printedData(parts, tests, 'preliminary'), {
      fonts,
      language: 'es',
      missingAttachments: [],
      withPictures: true,
    });
    const [left, , right] = template.margins;
    const outside = (await pdfPlaces(pdf)).filter(
      (one) => one.left < left - 1 || one.right > one.pageWidth - right + 1,
    );
    // What stands across the page is turned.
    expect(outside.filter(({ text }) => text !== template.texts.preliminaryMark.es)).toEqual([]);
    const text = withoutSpace((await pdfPages(pdf)).join(''));
    for (const printed of [
      'Hormona',
      '12.4',
      'Alto',
      'mUI/mL',
      '70–100',
      '202611200007',
      'Ñandú',
    ]) {
      expect(text).toContain(printed);
    }
    expect(text).toContain(withoutSpace('María de los Ángeles Zúñiga Peñaloza'));
    expect(text).toContain(withoutSpace(template.texts.preliminaryMark.es));
  });

  it.each(SAMPLES)('is one that the portal reads: %s', (_, { text }) => {
    const template = templateOf(new TextEncoder().encode(text));
    expect(readTemplate(template)).toEqual({ template });
  });
});
