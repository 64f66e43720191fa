import { expect, it, vi } from 'vitest';

import { drawWithVendor, type VendorJob } from '@/extensions/stimulsoft/draw-with-vendor';
import { fakeEngine, type FakeBehaviour } from './fake-vendor';

const bytes = new Uint8Array([0, 1, 0, 0]);
const job: VendorJob = {
  file: 'reports.mrt',
  template: '{"Pages":{}}',
  families: [
    { family: 'Arial', fonts: { regular: bytes, bold: bytes, italic: bytes, boldItalic: bytes } },
  ],
  components: [
    {
      ...{ name: 'Table1_Cell1', kind: 'StiTableCell' },
      ...{ expression: '{IIF(order.x == 1, "a")}', isVital: false },
    },
    {
      ...{ name: 'Text7', kind: 'StiText' },
      ...{ expression: '{order_resultTest.result}', isVital: true },
    },
  ],
  acknowledged: new Set(),
  tables: [
    {
      name: 'order_resultTest',
      columns: [
        { name: 'result', type: 'text' },
        { name: 'testId', type: 'number' },
        { name: 'viewtechnique', type: 'boolean' },
      ],
      rows: [['2026-11-20', 1, true]],
    },
  ],
};

async function failureOf(
  behaviour: FakeBehaviour,
  acknowledged: readonly string[] = [],
): Promise<string> {
  const engine = fakeEngine(behaviour);
  const known = { ...job, acknowledged: new Set(acknowledged) };
  const failure: unknown = await drawWithVendor(engine.vendor, known).catch(
    (reason: unknown) => reason,
  );
  expect(engine.disposed).toBe(1);
  return failure instanceof Error ? failure.message : 'no failure';
}

it('gives the engine’s file of texts handed over as texts, with no script and no database of the template', async () => {
  const engine = fakeEngine();
  const pdf = await drawWithVendor(engine.vendor, job);
  expect(new TextDecoder().decode(pdf)).toMatch(/^%PDF-/);
  expect(engine.tables.get('order_resultTest')).toEqual({
    columns: [
      ['result', String],
      ['testId', Number],
      ['viewtechnique', Boolean],
    ],
    rows: job.tables[0]?.rows,
  });
  expect(engine.loaded).toEqual([job.template]);
  expect(engine.databasesCleared).toBe(1);
  expect(engine.drawn).toMatchObject({
    ...{ allowEvalEvent: false, allowEvalScript: false },
    ...{ allowScriptsToRun: false, allowScriptsInExpressions: false },
  });
  // The four cuts of a typeface are installed once.
  await drawWithVendor(engine.vendor, job);
  expect(engine.fonts).toEqual([0, 1, 2, 3].map((style) => `Arial ${style} bytes`));
  expect(engine.disposed).toBe(2);
});

const CELL = "Parser error Table1_Cell1: Expression can't be evaluated";
const RESULT = "Text7: Expression can't be evaluated";
const RELATION = "Creating relation: ERROR Column 'x' does not exist";

it.each<[string, string, readonly string[], string]>([
  ['not acknowledged', CELL, [], 'Table1_Cell1: {IIF(order.x == 1, "a")}'],
  ['of another name', CELL, ['Table1_Cell10', 'Cell1'], 'Table1_Cell1: {IIF(order.x == 1, "a")}'],
  ['that prints a result', RESULT, ['Text7'], 'Text7: {order_resultTest.result}'],
  [
    'of one of several that it may mean',
    `${CELL} in Text7`,
    ['Table1_Cell1'],
    'Table1_Cell1: {IIF(order.x == 1, "a")}; Text7: {order_resultTest.result}',
  ],
  ['that nobody can name', RELATION, ['Table1_Cell1'], RELATION],
])(
  'makes no report with a place left empty that is %s, and names it',
  async (_case, message, acknowledged, detail) => {
    const problem = `reports.mrt: invalid ${detail}`;
    expect(await failureOf({ messages: [message] }, acknowledged)).toBe(problem);
  },
);

it('hears of an unreadable expression on the console alone', async () => {
  const write = vi.spyOn(console, 'warn').mockReturnValue();
  const render = () => {
    console.warn('Parser error', new Error('Table1_Cell1'));
  };
  expect(await failureOf({ render })).toContain('reports.mrt: invalid Table1_Cell1: ');
  expect(await failureOf({ render }, ['Table1_Cell1'])).toBe('no failure');
  expect(await failureOf({})).toBe('no failure');
  write.mockRestore();
});

it.each([
  ['of the class of an acknowledged one', 'StiTableCell: Parser error: Syntax error', 'no failure'],
  [
    'of another class',
    'StiText: Parser error: Syntax error',
    'reports.mrt: invalid StiText: Parser error: Syntax error',
  ],
  [
    'of another kind',
    'StiTableCell: Parser error: No such function',
    'reports.mrt: invalid StiTableCell: Parser error: No such function',
  ],
])('a fault that the console says once more, without a name, %s', async (_case, line, outcome) => {
  const write = vi.spyOn(console, 'log').mockReturnValue();
  const render = () => {
    console.log(`2026:11:28, 19:24: ${line}`);
  };
  const messages = ['Table1_Cell1: Parser error: Syntax error'];
  expect(await failureOf({ render, messages }, ['Table1_Cell1'])).toBe(outcome);
  write.mockRestore();
});

it('makes no report of null instead of a file or of no pages, and passes on what the engine throws', async () => {
  const failed = 'the report could not be drawn: failed';
  expect(await failureOf({ pdf: null })).toBe(failed);
  expect(await failureOf({ pages: 0 })).toBe(failed);
  const render = () => {
    throw new Error('Unexpected band');
  };
  expect(await failureOf({ render })).toBe('Unexpected band');
});
