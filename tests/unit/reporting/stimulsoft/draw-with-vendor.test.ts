import { describe, expect, it, vi } from 'vitest';

import { drawWithVendor, type VendorJob } from '@/reporting/stimulsoft/draw-with-vendor';
import { fakeEngine, type FakeBehaviour } from './fake-vendor';

const bytes = new Uint8Array([0, 1, 0, 0]);
const job: VendorJob = {
  file: 'reports.mrt',
  template: '{"Pages":{}}',
  families: [
    { family: 'Arial', fonts: { regular: bytes, bold: bytes, italic: bytes, boldItalic: bytes } },
  ],
  components: [
    { name: 'Table1_Cell1', expression: '{IIF(order.x == 1, "a")}', isVital: false },
    { name: 'Text7', expression: '{order_resultTest.result}', isVital: true },
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
      rows: [
        ['2026-11-20', 1, true],
        ['Negativo', 2, false],
      ],
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

describe('drawWithVendor', () => {
  it('gives the file of the engine', async () => {
    const pdf = await drawWithVendor(fakeEngine().vendor, job);
    expect(new TextDecoder().decode(pdf)).toMatch(/^%PDF-/);
  });

  it('declares every column and hands over texts as texts (F1)', async () => {
    const engine = fakeEngine();
    await drawWithVendor(engine.vendor, job);
    expect(engine.tables.get('order_resultTest')).toEqual({
      columns: [
        ['result', String],
        ['testId', Number],
        ['viewtechnique', Boolean],
      ],
      rows: [
        ['2026-11-20', 1, true],
        ['Negativo', 2, false],
      ],
    });
  });

  it('runs no script and opens no database of the template (G9)', async () => {
    const engine = fakeEngine();
    await drawWithVendor(engine.vendor, job);
    expect(engine.loaded).toEqual([job.template]);
    expect(engine.databasesCleared).toBe(1);
    expect(engine.drawn).toMatchObject({
      allowEvalEvent: false,
      allowEvalScript: false,
      allowScriptsToRun: false,
      allowScriptsInExpressions: false,
    });
  });

  it('installs the four cuts of a typeface once', async () => {
    const engine = fakeEngine();
    await drawWithVendor(engine.vendor, job);
    await drawWithVendor(engine.vendor, job);
    expect(engine.fonts).toEqual([
      'Arial 0 bytes',
      'Arial 1 bytes',
      'Arial 2 bytes',
      'Arial 3 bytes',
    ]);
    expect(engine.disposed).toBe(2);
  });

  it.each<[string, FakeBehaviour]>([
    ['null instead of a file', { pdf: null }],
    ['no pages', { pages: 0 }],
  ])('makes no report of %s (F12)', async (_, behaviour) => {
    expect(await failureOf(behaviour)).toBe('the report could not be drawn: failed');
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
    'makes no report with a place left empty that is %s, and names it (F12)',
    async (_case, message, acknowledged, detail) => {
      const problem = `reports.mrt: invalid ${detail}`;
      expect(await failureOf({ messages: [message] }, acknowledged)).toBe(problem);
    },
  );

  it('hears of an unreadable expression on the console alone (F12)', async () => {
    const write = vi.spyOn(console, 'warn').mockReturnValue();
    const render = () => {
      console.warn('Parser error', new Error('Table1_Cell1'));
    };
    expect(await failureOf({ render })).toContain('reports.mrt: invalid Table1_Cell1: ');
    expect(await failureOf({ render }, ['Table1_Cell1'])).toBe('no failure');
    expect(await failureOf({})).toBe('no failure');
    write.mockRestore();
  });

  it('passes on what the engine throws', async () => {
    const render = () => {
      throw new Error('Unexpected band');
    };
    expect(await failureOf({ render })).toBe('Unexpected band');
  });
});
