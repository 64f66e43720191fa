import { describe, expect, it } from 'vitest';

import { buildReportData } from '@/domain/reports/content/build-report-data';
import { SHIPPED_TEMPLATES } from '@/features/templates/opening/template-origins';
import {
  SAMPLES,
  sampleOrder,
  type Sample,
} from '@/features/templates/preview/samples/sample-order';
import { drawReport } from '@/reporting/builtin/report/draw-report';
import { readTemplate } from '@/reporting/report-template';
import { words } from '@tests/support/fixtures/report-order';
import { dayOfUtc, loadReportParts } from '@tests/support/fixtures/report-parts';
import { UNKNOWN_ORDER } from '@tests/support/fixtures/unknown-order';
import { sample } from '@tests/support/environment/runs';
import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';
import { shippedTemplates } from '@tests/support/reports/templates';

const parts = await loadReportParts();
const shipped = await shippedTemplates();
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

async function textOf(name: Sample, template = parts.template): Promise<string> {
  const pages = await pdfPages(await drawReport(template, dataOf(name), SETTING));
  return withoutSpace(pages.join(''));
}

describe('the samples of the editor', () => {
  it('offers the templates that are delivered', () => {
    const files = SHIPPED_TEMPLATES.map((name) => `templates/${name}.json`);
    expect(['reports.json', ...files.toSorted()]).toEqual(shipped.map(([file]) => file));
  });

  it.each(SAMPLES.filter((name) => name !== 'most'))('%s is printed whole', async (name) => {
    const text = await textOf(name);
    for (const { profiles } of dataOf(name).areas) {
      for (const { test, result } of profiles.flatMap(({ rows }) => rows)) {
        expect(text).toContain(withoutSpace(test));
        expect(text).toContain(withoutSpace(result));
      }
    }
  });

  it.each(sample(shipped.slice(1), 2))('%s prints the awkward one whole', async (_file, json) => {
    const read = readTemplate(JSON.parse(json));
    if ('problems' in read) throw new Error(read.problems.join(', '));
    const text = await textOf('awkward', read.template);
    for (const owed of ['<0.05', '>1:160', '>=32', '1234567.891', 'Triyodotironina']) {
      expect(text).toContain(owed);
    }
  });

  it('has a thousand tests, thirty signatures and a name of two hundred letters', () => {
    const tests = dataOf('most').areas.flatMap(({ profiles }) =>
      profiles.flatMap(({ rows }) => rows),
    );
    expect(tests).toHaveLength(1_000);
    expect(dataOf('signatures').signatures).toHaveLength(30);
    expect(dataOf('awkward').head.laboratoryName).toHaveLength(200);
  });
});
