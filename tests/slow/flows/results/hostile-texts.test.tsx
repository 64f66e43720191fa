// @vitest-environment jsdom

// Every hostile text in every place that shows what others wrote: what is drawn holds nothing but text, the marks of the laboratory
// and what rich texts may have. That nothing of it runs is proved in Chromium.
import { beforeAll, expect, it } from 'vitest';
import { read } from 'xlsx';

import { addTextsOfAll } from '@/i18n/add-texts';
import { initI18n } from '@/i18n/init-i18n';
import { loadRuntimeConfig } from '@/lib/runtime-config';
import { parseMarkedText, plainText } from '@/lib/text/marked-text';
import { readText } from '@/lib/wire/scalars';
import { markedContent } from '@/reporting/builtin/attachments/marked-content';
import { makeWorkbook } from '@/reporting/workbook/make-workbook';
import { sheetOf, workbookWords } from '@tests/support/fixtures/matrix';
import { reportTest } from '@tests/support/fixtures/report-order';
import { historyItem, testHistory } from '@tests/support/fixtures/test-history';
import { openPlace, problemsOf } from '@tests/flows/results/hostile/drawn';
import { problemsOfMarkup, strangers } from '@tests/flows/results/hostile/examine';
import { type Sink, SINKS } from '@tests/flows/results/hostile/sinks';
import { HOSTILE_VECTORS } from '@tests/flows/results/hostile/vectors';
import { withoutPlaces } from '@tests/flows/configuration/rich-text-field';

beforeAll(async () => {
  withoutPlaces();
  await loadRuntimeConfig();
  await initI18n('es');
  await addTextsOfAll('dashboard');
  await addTextsOfAll('administration');
});

it('most vectors are found where they are raw', () => {
  const found = HOSTILE_VECTORS.filter((vector) => problemsOfMarkup(vector, true).length > 0);
  expect(found.length).toBeGreaterThan(HOSTILE_VECTORS.length * 0.8);
});

it('no place draws anything of a vector but its text', () => {
  for (const sink of SINKS)
    expect([sink.name, ...problemsOf(sink, HOSTILE_VECTORS)]).toEqual([sink.name]);
});

it('a place that draws markup raw is found', () => {
  const raw: Sink = {
    name: 'raw',
    kind: 'text',
    draw: (html) => <div dangerouslySetInnerHTML={{ __html: html }} />,
    shown: () => [],
  };
  const draw = openPlace(raw);
  const found = HOSTILE_VECTORS.filter(
    (vector) => strangers(draw(vector), new Set(['div'])).length > 0,
  );
  expect(found.length).toBeGreaterThan(HOSTILE_VECTORS.length * 0.7);
});

it('runs of a report hold every vector as text', () => {
  for (const vector of HOSTILE_VECTORS.map(readText)) {
    const runs = markedContent(vector);
    const words = parseMarkedText(vector).map(({ text, lineBreak }) => (lineBreak ? '\n' : text));
    expect(runs.map((run) => (run as { text: string }).text)).toEqual(words);
  }
});

it('cells of a workbook hold every vector as text', async () => {
  const texts = HOSTILE_VECTORS.map(readText);
  const tests = texts.map((unit, at) => reportTest({ testId: at, name: unit, unit }));
  const histories = texts.map((result, at) => testHistory(at, [historyItem({ result })]));
  const bytes = await makeWorkbook({
    sheet: sheetOf(tests, histories),
    owner: [],
    notes: [],
    words: workbookWords,
    dayNumbers: new Map(),
  });
  const sheet = read(bytes, { cellFormula: true }).Sheets[workbookWords.matrix];
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
