import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import { readReportOrder } from '@/api/reports/readers/report-order-reader';
import { buildLegacyReport } from '@/extensions/stimulsoft/legacy/legacy-report';
import { drawWithVendor } from '@/extensions/stimulsoft/draw-with-vendor';
import { readMrt, type MrtTemplate } from '@/extensions/stimulsoft/mrt-source';
import { vendorJob } from '@/extensions/stimulsoft/vendor-job';
import { loadReportParts } from '@tests/support/fixtures/report-parts';

import { fakeEngine } from './fake-vendor';
import { legacySetting } from './legacy-setting';
import { everyTest, ORDERS, SAMPLE, type WireOrder } from './sample-orders';
import { handedOn, SAMPLE_TEMPLATES, sampleTemplate } from './sample-templates';

const { fonts } = await loadReportParts();
const shipped = readMrt(new Uint8Array(await readFile('reports/reports.mrt')), 'reports.mrt');
const TEMPLATES = Object.entries({ 'that ships': shipped, ...SAMPLE_TEMPLATES });

function orderOf(wire: WireOrder) {
  const order = readReportOrder({ wire, header: wire, attachments: [] });
  if (order === null) throw new Error('no order');
  return order;
}

async function draw(wire: WireOrder, template: MrtTemplate) {
  const setting = legacySetting({ kind: 'preliminary' });
  const engine = fakeEngine();
  const { vendorJob: job } = vendorJob({
    legacy: buildLegacyReport(orderOf(wire), setting),
    language: 'es',
    template,
    families: [{ family: 'Arial', fonts }],
  });
  const pdf = await drawWithVendor(engine.vendor, job);
  const cells = (column: string, name = 'order_resultTest') => {
    const table = engine.tables.get(name);
    const at = table?.columns.findIndex(([name]) => name === column) ?? -1;
    return at === -1 ? null : (table?.rows ?? []).map((row) => row[at]);
  };
  return { pdf, cells, template: engine.loaded[0] ?? '' };
}

const EVERYWHERE = 'with < and & everywhere';
/** Its text with tags makes another text of a column, which nobody can escape for it. */
const CUTTING = 'with a part of a column';
const wireOf = (name: string) => {
  const make = ORDERS.find(([kind]) => kind === name)?.[1];
  if (make === undefined) throw new Error(`no order ${name}`);
  return make();
};
const templateOf = (name: string) => {
  const template = SAMPLE_TEMPLATES[name];
  if (template === undefined) throw new Error(`no template ${name}`);
  return template;
};

it('each kind of order is printed by each kind of template, but what nobody can escape is refused', async () => {
  for (const [name, template] of TEMPLATES) {
    for (const [kind, wire] of ORDERS) {
      if (name === CUTTING && kind === EVERYWHERE) continue;
      const { pdf } = await draw(wire(), template);
      expect(new TextDecoder().decode(pdf), `${kind} by ${name}`).toMatch(/^%PDF-/);
    }
  }
  const refused = { name: 'FileError', detail: 'order_resultTest.refInterval' };
  const cutting = draw(wireOf(EVERYWHERE), templateOf(CUTTING));
  await expect(cutting).rejects.toMatchObject(refused);
});

describe('a column that is printed with tags and without', () => {
  const drawn = (name: string) => draw(wireOf(EVERYWHERE), templateOf(name));
  const BOTH = 'with tags and without on one column';

  it('is as it is for the one and escaped for the other; marks of units stay only where tags are read', async () => {
    const { cells } = await drawn(BOTH);
    for (const [column, own, escaped] of [
      ['result', '<5', '&lt;5'],
      ['refInterval', '< 200', '&lt; 200'],
      ['technique', 'ELISA & EIA', 'ELISA &amp; EIA'],
    ] as const) {
      expect(new Set(cells(column))).toEqual(new Set([own]));
      expect(new Set(cells(`${column}_tagged`))).toEqual(new Set([escaped]));
    }
    const units = await draw(wireOf('with marks in units'), templateOf(BOTH));
    // Words have none.
    expect(new Set(units.cells('unit'))).toEqual(new Set(['10⁶/µL & más', '']));
    expect(new Set(units.cells('unit_tagged'))).toEqual(
      new Set(['10<sup>6</sup>/µL &amp; más', '']),
    );
  });

  it.each([
    [
      'in a mark around what is altered',
      'with a mark around what is altered',
      [
        '\\"<b>\\" + order_resultTest.result_tagged + \\"</b>\\", Trim(order_resultTest.result_tagged)',
      ],
    ],
    [
      'behind a name of the template’s own',
      'with names of its own',
      [
        '{order_resultTest.valor_tagged} {order_resultTest.unidad}',
        '"Name":"valor_tagged","NameInSource":"result_tagged"',
      ],
    ],
    ['through a relation', 'with texts that go through a relation', []],
    [
      'beside what is asked of it, which stays itself',
      'with conditions in its texts',
      [
        '{\\"<b>{x}</b> \\" + order_resultTest.result_tagged}',
        '{IIF(order_resultTest.result == \\"<5\\", order_resultTest.result_tagged, \\"\\")}',
        '{order_resultTest.result_tagged + \\" \\" + Length(order_resultTest.result)}',
      ],
    ],
    [
      'where a sub-report or a variable hands it to texts with tags alone',
      'with values that are handed on',
      [
        '{"Name":"Nota","Expression":{"Value":"order_resultTest.result_tagged"}}',
        '{"Name":"Valor","Value":"{order_resultTest.result_tagged}"}',
      ],
    ],
  ])('is found %s', async (_where, name, texts) => {
    const { cells, template } = await drawn(name);
    for (const text of texts) expect(template).toContain(text);
    expect(new Set(cells('result_tagged'))).toEqual(new Set(['&lt;5']));
    expect(new Set(cells('result'))).toEqual(new Set(['<5']));
  });
});

describe('a value that is handed on to a text with tags, and beside that', () => {
  const COLUMN = 'order_resultTest.result';
  const sources = { order_resultTest: ['result'] };
  const text = (Value: string, AllowHtmlTags = false) => ({ AllowHtmlTags, Text: { Value } });
  const V = { sources, variables: { V: COLUMN } };
  const handed = (...below: readonly object[]) => ({ sources, ...handedOn(COLUMN, below) });

  it.each([
    [
      'asked, by a variable',
      { ...V, tagged: ['{Length(V) > 0 ? V : ""}'] },
      'Length(V) > 0 ? V_tagged',
    ],
    [
      'asked, by a variable of a variable',
      { sources, variables: { V: COLUMN, W: '{V}' }, tagged: ['{Length(W) > 0 ? V : ""}'] },
      'Length(W) > 0 ? V_tagged',
    ],
    [
      'asked without tags',
      { ...V, plain: ['{Length(V) > 0 ? "x" : ""}'], tagged: ['{V}'] },
      '"{V_tagged}"',
    ],
    ['printed without tags', { ...V, plain: ['{V}'], tagged: ['{V}'] }, '"{V_tagged}"'],
    [
      'asked, by a parameter',
      handed(text('{Length(this["Nota"]) > 0 ? this["Nota"] : ""}', true)),
      String.raw`Length(this[\"Nota\"]) > 0 ? this[\"Nota_tagged\"]`,
    ],
    [
      'printed without tags, by a parameter',
      handed(text('{this["Nota"]}', true), text('{this["Nota"]}')),
      String.raw`{this[\"Nota_tagged\"]}`,
    ],
  ])('%s, is printed with a twin of its own', async (_case, template, redirected) => {
    const drawn = await draw(wireOf(EVERYWHERE), sampleTemplate(template));
    expect(drawn.template).toContain(redirected);
    expect(new Set(drawn.cells('result_tagged'))).toEqual(new Set(['&lt;5']));
    expect(new Set(drawn.cells('result'))).toEqual(new Set(['<5']));
  });

  it('named by a name that is worked out, stays itself where it is asked and is refused where it would be cut', async () => {
    const asked = text('{Length(this["No" + "ta"]) > 0 ? "x" : ""}', true);
    const { cells } = await draw(wireOf(EVERYWHERE), sampleTemplate(handed(asked)));
    expect(new Set(cells('result'))).toEqual(new Set(['<5']));
    const both = [text('{this["No" + "ta"]}', true), text('{this["Nota"]}')];
    const template = sampleTemplate(handed(...both));
    await draw(everyTest((test) => ({ ...test, result: '7' }))(), template);
    const refused = { name: 'FileError', detail: COLUMN };
    await expect(draw(wireOf(EVERYWHERE), template)).rejects.toMatchObject(refused);
  });
});

describe('what the LIS says of a culture', () => {
  const ROWS = 'order_resultTest_antibiogram_resultsMicrobiology';
  type Test = Record<string, unknown>;
  const withCulture = (detectionOf: (test: Test) => unknown) =>
    everyTest((test) => ({
      ...test,
      microbialDetection: test['hasAntibiogram'] === true ? detectionOf(test) : null,
    }))();
  const coli = (row: object, more: object = {}) => ({
    ...{ name: 'Escherichia coli', comment: '', ...more },
    resultsMicrobiology: [{ nameAntibiotic: 'Ampicilina', cmi: '>=32', ...row }],
  });

  it('reaches the template whole: line, disk and sensitivity too; nothing where it says nothing, never zero', async () => {
    const more = { line: 2, idSensitivity: 4, cmiMPrint: false, diskPrint: true };
    const wire = withCulture(({ microbialDetection }) => {
      const { microorganisms } = microbialDetection as {
        microorganisms: { resultsMicrobiology: object[] }[];
      };
      const whole = microorganisms.map((organism) => ({
        ...organism,
        state: true,
        resultsMicrobiology: organism.resultsMicrobiology.map((row) => ({ ...row, ...more })),
      }));
      return { microorganisms: whole };
    });
    const { cells } = await draw(wire, shipped);
    expect(cells('nameAntibiotic', ROWS)?.length).toBeGreaterThan(3);
    for (const [column, value] of Object.entries(more)) {
      expect(new Set(cells(column, ROWS))).toEqual(new Set([value]));
    }
    expect(cells('idAntibiotic', ROWS)).not.toContain(null);
    expect(new Set(cells('state', 'order_resultTest_antibiogram'))).toEqual(new Set([true]));
    const silent = await draw(SAMPLE, shipped);
    expect(new Set(silent.cells('line', ROWS))).toEqual(new Set([null]));
  });

  it.each([
    [
      'never that of another organism of the same name, which was not found',
      [
        coli({ line: 9 }, { id: 99, selected: false }),
        coli({ line: 2 }, { id: 1, selected: true }),
      ],
      2,
    ],
    [
      'never that of two that cannot be told apart',
      [coli({ line: 9 }, { id: 1, selected: false }), coli({ line: 2 }, { id: 1, selected: true })],
      null,
    ],
    ['found where organisms have no id', [coli({ line: 3 })], 3],
  ])('is %s', async (_case, microorganisms, line) => {
    const { cells } = await draw(
      withCulture(() => ({ microorganisms })),
      shipped,
    );
    expect(cells('cmi', ROWS)).toEqual(['>=32']);
    expect(cells('line', ROWS)).toEqual([line]);
  });
});
