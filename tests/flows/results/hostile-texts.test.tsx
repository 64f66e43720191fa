// @vitest-environment jsdom

// Every hostile text in every place that shows what others wrote (promise A1): what is drawn holds nothing but text, the marks of
// the laboratory and what rich texts may have. That nothing of it runs is proved in Chromium (tests/slow/e2e/hostile-texts.spec.ts).
import { beforeAll, expect, it } from 'vitest';
import { read } from 'xlsx';

import { loadAdministrationTexts } from '@/i18n/administration-texts';
import { loadDashboardTexts } from '@/i18n/dashboard-texts';
import { initI18n } from '@/i18n/init-i18n';
import { loadRuntimeConfig } from '@/lib/runtime-config';
import { parseMarkedText, plainText } from '@/lib/text/marked-text';
import { readText } from '@/lib/wire/scalars';
import { markedContent } from '@/reporting/builtin/attachments/marked-content';
import { makeWorkbook } from '@/reporting/workbook/make-workbook';
import { sheetOf } from '@tests/support/fixtures/matrix';
import { reportTest } from '@tests/support/fixtures/report-order';
import { historyItem, testHistory } from '@tests/support/fixtures/test-history';
import { openPlace, problemsIn, wordsIn } from '@tests/support/hostile/drawn';
import { problemsOfMarkup, signaturesOf, strangers } from '@tests/support/hostile/examine';
import { type Sink, SINKS } from '@tests/support/hostile/sinks';
import { HOSTILE_VECTORS, vectorsOfRun } from '@tests/support/hostile/vectors';
import { withoutPlaces } from '@tests/support/administration/rich-text';

const VECTORS = vectorsOfRun();
/** Texts that bring about every element which a place has for harmless ones. */
const HARMLESS = [
  'palabra',
  'https://lab.example/',
  '{"content":"\\"uno\\""}',
  '#aa3311',
  'x '.repeat(99),
  '',
];

beforeAll(async () => {
  withoutPlaces();
  await loadRuntimeConfig();
  await initI18n('es');
  await loadDashboardTexts();
  await loadAdministrationTexts();
});

it('A1: there are 1,590 different vectors, two hundred on each commit, and the check finds them raw', () => {
  expect(HOSTILE_VECTORS.length).toBeGreaterThanOrEqual(1_590);
  expect(new Set(VECTORS).size).toBeGreaterThanOrEqual(200);
  expect(SINKS).toHaveLength(20);
  const found = VECTORS.filter((vector) => problemsOfMarkup(vector, true).length > 0);
  expect(found.length).toBeGreaterThan(VECTORS.length * 0.8);
});

it.each(SINKS.map((sink) => [sink.name, sink] as const))(
  'A1: %s draws nothing of a vector but its text',
  (_name, sink) => {
    const draw = openPlace(sink);
    const harmless = new Set(HARMLESS.flatMap((text) => signaturesOf(draw(text))));
    for (const vector of VECTORS) {
      const place = draw(vector);
      expect([vector, ...problemsIn(place, sink, harmless)]).toEqual([vector]);
      const words = wordsIn(place);
      const lost = sink.shown(vector).filter((part) => !words.includes(part));
      expect([vector, ...lost]).toEqual([vector]);
    }
  },
);

it('A1: a place that draws markup raw is found', () => {
  const raw: Sink = {
    name: 'raw',
    kind: 'text',
    draw: (html) => <div dangerouslySetInnerHTML={{ __html: html }} />,
    shown: () => [],
  };
  const draw = openPlace(raw);
  const found = VECTORS.filter((vector) => strangers(draw(vector), new Set(['div'])).length > 0);
  expect(found.length).toBeGreaterThan(VECTORS.length * 0.7);
});

it('A1: runs of a report hold every vector as text', () => {
  for (const vector of VECTORS.map(readText)) {
    const runs = markedContent(vector);
    const words = parseMarkedText(vector).map(({ text, lineBreak }) => (lineBreak ? '\n' : text));
    expect(runs.map((run) => (run as { text: string }).text)).toEqual(words);
  }
});

it('A1: cells of a workbook hold every vector as text', async () => {
  const texts = VECTORS.map(readText);
  const tests = texts.map((unit, at) => reportTest({ testId: at, name: unit, unit }));
  const histories = texts.map((result, at) => testHistory(at, [historyItem({ result })]));
  const heads = {
    matrix: 'M',
    data: 'D',
    notes: 'N',
    cut: '…',
    test: 't',
    area: 'a',
    profile: 'p',
    unit: 'u',
  };
  const rest = {
    interval: 'i',
    date: 'd',
    order: 'o',
    result: 'r',
    number: 'n',
    flag: 'f',
    sample: 's',
  };
  const bytes = await makeWorkbook({
    sheet: sheetOf(tests, histories),
    owner: [],
    notes: [],
    words: { ...heads, ...rest },
    dayNumbers: new Map(),
  });
  const sheet = read(bytes, { cellFormula: true }).Sheets['M'];
  const cells = Object.entries(sheet ?? {}).filter(([place]) => !place.startsWith('!'));
  const values = new Set(cells.map(([, cell]) => (cell as { v: unknown }).v));
  for (const [, cell] of cells as [string, { t: string; f?: string; l?: unknown }][]) {
    expect([cell.t, cell.f, cell.l]).toEqual(['s', undefined, undefined]);
  }
  const lines = (text: string) => plainText(text).trim();
  expect(
    texts.filter((text) => ![...values].some((value) => String(value).trim() === lines(text))),
  ).toEqual([]);
});
