import { expect, it } from 'vitest';

import type { ReportKind } from '@/domain/reports/content/report-data';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import { plainText } from '@/lib/text/marked-text';
import { runs } from '@tests/support/environment/runs';
import { makeReport } from '@/reporting/builtin/report/make-report';
import { openReportLaboratory, type DemoOrder, type WireTest } from './demo-orders';
import { orderData } from '@tests/support/fixtures/printed-data';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';

const { template, fonts, logo } = await loadReportParts();
/** What stands between a result and its unit. */
const MARK = /[↑↓]+(?:Alto|Bajo)?|(?:abnormal|outside|(?:panic|critical)(?:-(?:high|low))?)/g;

const laboratory = await openReportLaboratory();
const all: DemoOrder[] = [];
const preliminaries: DemoOrder[] = [];
for (const number of (await laboratory.orderNumbers()).slice(0, runs(40, 120))) {
  const final = await laboratory.report(number, 'final');
  const preliminary = await laboratory.report(number, 'preliminary');
  if (final !== null) all.push(final);
  if (preliminary?.tests.some(({ state }) => state < 4) === true) preliminaries.push(preliminary);
}
await laboratory.close();
// Those of most tests have most kinds of them.
const byTests = all.toSorted((one, other) => other.tests.length - one.tests.length);
const finals = byTests.slice(0, runs(6, 20));

async function pagesOf(order: ReportOrder, kind: ReportKind): Promise<readonly string[]> {
  const data = orderData(order, {
    kind,
    rules: { onlyValidated: kind === 'final', panicBlocking: 'none', seesConfidential: true },
    laboratory: { name: 'Laboratorio Clínico Andino', logo, color: '#1f5fa8', contact: [] },
    portalUrl: '',
  });
  const setting = { attachments: [], merged: null, language: 'es', drawn: null } as const;
  const made = await makeReport({ data, template, fonts, ...setting });
  expect(made.missingCharacters).toEqual([]);
  return pdfPages(made.pdf);
}

/** Text as the paper shows it: markup becomes type, letters of techniques are no part of a name, white space is layout, the font draws micro and mu alike. */
function printed(text: string): string {
  const unlettered = text.replaceAll(/ \[[a-z]+\]/g, '');
  return withoutSpace(plainText(unlettered)).replaceAll('μ', 'µ');
}

/** The reference of a test as the paper must name it, worked out here from the wire alone. */
function reference({ resultType, refMin, refMax, digits, refLiteral }: WireTest): string {
  const hasLimits = (refMin ?? 0) !== 0 || (refMax ?? 0) !== 0;
  if (resultType !== 1 || !hasLimits) return printed(refLiteral ?? '');
  const [min, max] = [refMin, refMax].map((limit) => limit?.toFixed(digits));
  if (min === undefined) return `Hasta${max ?? ''}`;
  return max === undefined ? `Desde${min}` : `${min}–${max}`;
}

it('the reports of the demo laboratory hold name, result, unit and interval of every test', async () => {
  expect(finals.length).toBeGreaterThan(5);
  /** Tests that were compared as a whole line. */
  let wholeLines = 0;
  for (const { order, tests } of finals) {
    const pages = await pagesOf(order, 'final');
    const lines = pages.flatMap((page) => page.split('\n').map(printed));
    const text = lines.join('');
    for (const test of tests) {
      const isWords = !/\d/.test(test.result ?? '');
      const unitText = isWords ? '' : (test.unit ?? '');
      const parts = [test.testName, test.result ?? '', unitText].map(printed);
      const [name = '', result = '', unit = ''] = parts;
      const interval = reference(test);
      for (const part of [...parts, interval]) expect(text, order.orderNumber).toContain(part);
      // Short ones stand side by side on one line; longer ones wrap or follow as a block.
      const isOneLine = name.length < 25 && [result, unit, interval].join('').length < 30;
      if (!isOneLine) continue;
      wholeLines += 1;
      const own = lines.filter((line) => line.startsWith(name));
      const ends = own.map((line) => line.slice(name.length).replace(MARK, ''));
      expect(ends, order.orderNumber).toContain(result + unit + interval);
    }
    for (const page of pages) {
      expect(page).toContain(order.orderNumber);
      expect(page).not.toContain('Informe preliminar');
    }
  }
  expect(wholeLines).toBeGreaterThan(finals.flatMap(({ tests }) => tests).length / 2);
});

it('its preliminary reports name every test, and say on each page what they are', async () => {
  expect(preliminaries.length).toBeGreaterThan(0);
  for (const { order, tests } of preliminaries.slice(0, 3)) {
    const pages = await pagesOf(order, 'preliminary');
    const text = printed(pages.join(' '));
    for (const { testName, result } of tests) {
      expect(text).toContain(printed(testName));
      expect(text).toContain(printed(result === null || result === '' ? 'Pendiente' : result));
    }
    for (const page of pages) expect(page.split('Informe preliminar')).toHaveLength(3);
  }
});
