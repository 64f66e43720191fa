import { expect, it } from 'vitest';

import { buildReportData } from '@/domain/reports/content/build-report-data';
import { SHIPPED_TEMPLATES } from '@/extensions/templates/opening/template-origins';
import {
  SAMPLES,
  sampleOrder,
  type Sample,
} from '@/extensions/templates/preview/samples/sample-order';
import { drawReport } from '@/reporting/builtin/report/draw-report';
import type { ReportTemplate } from '@/reporting/report-template';
import { words } from '@tests/support/fixtures/report-order';
import { dayOfUtc, loadReportParts } from '@tests/support/fixtures/report-parts';
import { UNKNOWN_ORDER } from '@tests/support/fixtures/unknown-order';
import { isSlow } from '@tests/support/environment/runs';
import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';
import { shippedTemplates, startingTemplates } from '@tests/support/reports/shipped-templates';

const parts = await loadReportParts();
const LABORATORY = { name: 'Laboratorio Clínico Ñandú', logo: '', color: '#123456', contact: [] };
const SETTING = {
  fonts: parts.latinFonts,
  language: 'es',
  missingAttachments: [],
  withPictures: true,
} as const;

function dataOf(name: Sample) {
  const { order, validators, laboratory } = sampleOrder(name, LABORATORY);
  return buildReportData(order, {
    kind: 'final',
    rules: { onlyValidated: false, panicBlocking: 'none', seesConfidential: true },
    validators,
    laboratory,
    clinicalOrder: UNKNOWN_ORDER,
    userName: '',
    portalUrl: 'https://portal.example',
    now: 0,
    words,
    dayOf: dayOfUtc,
  });
}

async function textOf(name: Sample, template: ReportTemplate): Promise<string> {
  const pages = await pdfPages(await drawReport(template, dataOf(name), SETTING));
  return withoutSpace(pages.join(''));
}

it('the editor offers the templates that are delivered', async () => {
  const shipped = await shippedTemplates();
  const files = SHIPPED_TEMPLATES.map((name) => `templates/${name}.json`);
  expect(['reports.json', ...files.toSorted()]).toEqual(shipped.map(([file]) => file));
});

// The other samples and templates in the slow part: each is a paper that is drawn and read.
const drawn = isSlow() ? SAMPLES.filter((name) => name !== 'most') : (['awkward'] as const);
const others = isSlow() ? await startingTemplates() : [];
it.each([
  ...drawn.map((name) => ({ name, file: 'reports.json', template: parts.template })),
  ...others.map((other) => ({ name: 'awkward' as const, ...other })),
])('$name is printed whole by $file', async ({ name, file, template }) => {
  const text = await textOf(name, template);
  // In large letters a long name goes on over the page.
  const letters = file === 'reports.json' ? undefined : 15;
  for (const { profiles } of dataOf(name).areas) {
    for (const { test, result } of profiles.flatMap(({ rows }) => rows)) {
      expect(text).toContain(withoutSpace(test).slice(0, letters));
      // A sheet may end between two lines of a result.
      for (const line of result.split('\n')) expect(text).toContain(withoutSpace(line));
    }
  }
});

it('the samples have a thousand tests, thirty signatures and a name of two hundred letters', () => {
  const tests = dataOf('most').areas.flatMap(({ profiles }) =>
    profiles.flatMap(({ rows }) => rows),
  );
  expect(tests).toHaveLength(1_000);
  expect(dataOf('signatures').signatures).toHaveLength(30);
  expect(dataOf('awkward').head.laboratoryName).toHaveLength(200);
});
