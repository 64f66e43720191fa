import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildReportData } from '@/domain/reports/content/build-report-data';
import type { ReportKind } from '@/domain/reports/content/report-data';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import { runs } from '@tests/support/environment/runs';
import { UNKNOWN_ORDER } from '@tests/support/fixtures/unknown-order';
import { makeReport } from '@/reporting/builtin/report/make-report';
import {
  openReportLaboratory,
  type DemoOrder,
  type WireTest,
} from '@tests/support/orders/demo-orders';
import { words } from '@tests/support/fixtures/report-order';
import { dayOfUtc, loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';

const { template, fonts, logo } = await loadReportParts();
const COUNT = runs(6, 20);
/** What stands between a result and its unit. */
const MARK = /[↑↓]+(?:Alto|Bajo)?|(?:abnormal|outside|(?:panic|critical)(?:-(?:high|low))?)/g;

let laboratory: Awaited<ReturnType<typeof openReportLaboratory>>;
const finals: DemoOrder[] = [];
const preliminaries: DemoOrder[] = [];

/** Kinds of tests that an order holds; an order with kinds that no other has is worth printing. */
function variety({ tests }: DemoOrder): readonly string[] {
  return tests.flatMap(({ testName, result }) => [testName, (result ?? '').slice(0, 1)]);
}

/** Orders that differ most: each adds what those before it do not have, longest first where nothing is new. */
function varied(orders: readonly DemoOrder[]): readonly DemoOrder[] {
  const seen = new Set<string>();
  const rest = [...orders];
  const chosen: DemoOrder[] = [];
  while (chosen.length < COUNT && rest.length > 0) {
    const news = rest.map((order) => variety(order).filter((kind) => !seen.has(kind)).length);
    const [next] = rest.splice(news.indexOf(Math.max(...news)), 1);
    if (next === undefined) break;
    chosen.push(next);
    for (const kind of variety(next)) seen.add(kind);
  }
  return chosen;
}

beforeAll(async () => {
  laboratory = await openReportLaboratory();
  const all: DemoOrder[] = [];
  const unfinished: DemoOrder[] = [];
  for (const number of (await laboratory.orderNumbers()).slice(0, runs(40, 120))) {
    const [final, preliminary] = [
      await laboratory.report(number, 'final'),
      await laboratory.report(number, 'preliminary'),
    ];
    if (final !== null) all.push(final);
    if (preliminary?.tests.some(({ state }) => state < 4) === true) unfinished.push(preliminary);
  }
  finals.push(...varied(all));
  preliminaries.push(...unfinished);
});

afterAll(() => laboratory.close());

async function pagesOf(order: ReportOrder, kind: ReportKind): Promise<readonly string[]> {
  const data = buildReportData(order, {
    kind,
    rules: { onlyValidated: kind === 'final', panicBlocking: 'none', seesConfidential: true },
    validators: [],
    laboratory: { name: 'Laboratorio Clínico Andino', logo, color: '#1f5fa8', contact: [] },
    userName: 'laboratorio',
    portalUrl: '',
    now: Date.UTC(2026, 10, 20, 15),
    words,
    dayOf: dayOfUtc,
    clinicalOrder: UNKNOWN_ORDER,
  });
  const setting = { attachments: [], merged: null, language: 'es', drawn: null } as const;
  const made = await makeReport({ data, template, fonts, ...setting });
  expect(made.missingCharacters).toEqual([]);
  return pdfPages(made.pdf);
}

/** Text as the paper shows it: markup becomes type, letters of techniques are no part of a name, white space is layout, the font draws micro and mu alike. */
function printed(text: string): string {
  const unlettered = text.replaceAll(/ \[[a-z]+\]/g, '');
  return withoutSpace(unlettered.replace(/<\/?(?:sup|sub|b|i|em|strong)>/gi, '')).replaceAll(
    'μ',
    'µ',
  );
}

/** The reference of a test as the paper must name it, worked out here from the wire alone. */
function reference({ resultType, refMin, refMax, digits, refLiteral }: WireTest): string {
  const hasLimits = (refMin ?? 0) !== 0 || (refMax ?? 0) !== 0;
  if (resultType !== 1 || !hasLimits) return printed(refLiteral ?? '');
  const [min, max] = [refMin, refMax].map((limit) => limit?.toFixed(digits));
  if (min === undefined) return `Hasta${max ?? ''}`;
  return max === undefined ? `Desde${min}` : `${min}–${max}`;
}

describe('reports of the demo laboratory', () => {
  it('hold name, result, unit and interval of every test', async () => {
    expect(finals).toHaveLength(COUNT);
    /** Tests that were compared as a whole line. */
    let wholeLines = 0;
    for (const { order, tests } of finals) {
      const pages = await pagesOf(order, 'final');
      const lines = pages.flatMap((page) => page.split('\n').map(printed));
      const text = lines.join('');
      for (const test of tests) {
        const parts = [test.testName, test.result ?? '', test.unit ?? ''].map(printed);
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

  it('name every test and say on each page that they are preliminary, where they are', async () => {
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
});
