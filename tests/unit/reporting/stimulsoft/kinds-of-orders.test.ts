import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import { readReportOrder } from '@/api/reports/readers/report-order-reader';
import { buildLegacyReport } from '@/domain/reports/legacy/legacy-report';
import { drawWithVendor } from '@/reporting/stimulsoft/draw-with-vendor';
import { readMrt, type MrtTemplate } from '@/reporting/stimulsoft/mrt-source';
import { vendorJob } from '@/reporting/stimulsoft/vendor-job';
import { loadReportParts } from '@tests/support/fixtures/report-parts';

import { fakeEngine } from './fake-vendor';
import { legacySetting } from './legacy-setting';
import { everyTest, ORDERS, SAMPLE, type WireOrder } from './sample-orders';
import { SAMPLE_TEMPLATES } from './sample-templates';

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
/** Its texts with tags compare a column, which nobody can escape for them. */
const COMPARING = 'with conditions in its texts';

describe.each(TEMPLATES)('the template %s', (name, template) => {
  const printed = ORDERS.filter(([kind]) => name !== COMPARING || kind !== EVERYWHERE);
  it.each(printed)('prints an order %s (F1)', async (_order, wire) => {
    const { pdf } = await draw(wire(), template);
    expect(new TextDecoder().decode(pdf)).toMatch(/^%PDF-/);
  });
});

it('a text with tags that compares a column refuses the report where the column holds < (F1)', async () => {
  const template = SAMPLE_TEMPLATES[COMPARING];
  const wire = ORDERS.find(([kind]) => kind === EVERYWHERE)?.[1];
  if (template === undefined || wire === undefined) throw new Error('no sample');
  const refused = { name: 'FileError', detail: 'order_resultTest.refInterval' };
  await expect(draw(wire(), template)).rejects.toMatchObject(refused);
});

describe('a column that is printed with tags and without', () => {
  const everywhere = ORDERS.find(([name]) => name === EVERYWHERE)?.[1];
  const drawn = async (name: string) => {
    const template = SAMPLE_TEMPLATES[name];
    if (template === undefined || everywhere === undefined) throw new Error(`no sample ${name}`);
    return draw(everywhere(), template);
  };

  it.each([
    ['result', '<5', '&lt;5'],
    ['refInterval', '< 200', '&lt; 200'],
    ['technique', 'ELISA & EIA', 'ELISA &amp; EIA'],
  ])('has %s as it is for the one and escaped for the other (F1)', async (column, own, escaped) => {
    const { cells } = await drawn('with tags and without on one column');
    expect(new Set(cells(column))).toEqual(new Set([own]));
    expect(new Set(cells(`${column}_tagged`))).toEqual(new Set([escaped]));
  });

  it('keeps the marks of units where tags are read, and takes them out where they are not', async () => {
    const template = SAMPLE_TEMPLATES['with tags and without on one column'];
    const wire = ORDERS.find(([name]) => name === 'with marks in units')?.[1];
    if (template === undefined || wire === undefined) throw new Error('no sample');
    const { cells } = await draw(wire(), template);
    expect(new Set(cells('unit'))).toEqual(new Set(['10⁶/µL & más']));
    expect(new Set(cells('unit_tagged'))).toEqual(new Set(['10<sup>6</sup>/µL &amp; más']));
  });

  it('is pointed at where it is printed alone: what is compared, or handed on, stays itself (F1)', async () => {
    const template = SAMPLE_TEMPLATES[COMPARING];
    if (template === undefined) throw new Error('no sample');
    const { template: loaded, cells } = await draw(SAMPLE, template);
    expect(loaded).toContain('{\\"<b>{x}</b> \\" + order_resultTest.result_tagged}');
    expect(loaded).toContain('IIF(order_resultTest.refInterval == \\"< 200\\"');
    expect(loaded).not.toContain('order_resultTest.refInterval_tagged');
    expect(cells('result_tagged')).not.toBeNull();
  });

  it('is pointed at in what marks an altered result, whose conditions escaping leaves alone', async () => {
    const { template, cells } = await drawn('with a mark around what is altered');
    expect(template).toContain(
      '\\"<b>\\" + order_resultTest.result_tagged + \\"</b>\\", Trim(order_resultTest.result_tagged)',
    );
    expect(new Set(cells('result_tagged'))).toEqual(new Set(['&lt;5']));
  });

  it('is found behind a name of the template’s own', async () => {
    const { cells, template } = await drawn('with names of its own');
    expect(template).toContain('{order_resultTest.valor_tagged} {order_resultTest.unidad}');
    expect(template).toContain('"Name":"valor_tagged","NameInSource":"result_tagged"');
    expect(new Set(cells('result_tagged'))).toEqual(new Set(['&lt;5']));
  });

  it('is found through a relation', async () => {
    const { cells } = await drawn('with texts that go through a relation');
    expect(new Set(cells('result_tagged'))).toEqual(new Set(['&lt;5']));
    expect(new Set(cells('result'))).toEqual(new Set(['<5']));
  });
});

describe('what the LIS says of a culture', () => {
  const ROWS = 'order_resultTest_antibiogram_resultsMicrobiology';
  const more = { line: 2, idSensitivity: 4, cmiMPrint: false, diskPrint: true };
  const withMore = everyTest((test) => {
    const { microorganisms = [] } = (test['microbialDetection'] ?? {}) as {
      microorganisms?: { resultsMicrobiology: object[] }[];
    };
    return {
      ...test,
      microbialDetection: {
        microorganisms: microorganisms.map((organism) => ({
          ...organism,
          state: true,
          resultsMicrobiology: organism.resultsMicrobiology.map((row) => ({ ...row, ...more })),
        })),
      },
    };
  });

  it('reaches the template whole: line, disk and sensitivity too (F1)', async () => {
    const { cells } = await draw(withMore(), shipped);
    expect(cells('nameAntibiotic', ROWS)?.length).toBeGreaterThan(3);
    for (const [column, value] of Object.entries(more)) {
      expect(new Set(cells(column, ROWS))).toEqual(new Set([value]));
    }
    expect(cells('idAntibiotic', ROWS)).not.toContain(null);
    expect(new Set(cells('state', 'order_resultTest_antibiogram'))).toEqual(new Set([true]));
  });

  it.each([
    ['of another organism of the same name, which was not found', 99, 2],
    ['of two that cannot be told apart', 1, null],
  ])('is never that %s', async (_case, otherId, line) => {
    const rows = [{ nameAntibiotic: 'Ampicilina', cmi: '>=32', interpretationCMI: 'R' }];
    const organism = (id: number, selected: boolean, own: number) => ({
      ...{ id, selected, name: 'Escherichia coli', comment: '' },
      resultsMicrobiology: rows.map((row) => ({ ...row, line: own })),
    });
    const wire = everyTest((test) => ({
      ...test,
      microbialDetection:
        test['hasAntibiogram'] === true
          ? { microorganisms: [organism(otherId, false, 9), organism(1, true, 2)] }
          : null,
    }));
    const { cells } = await draw(wire(), shipped);
    expect(cells('cmi', ROWS)).toEqual(['>=32']);
    expect(cells('line', ROWS)).toEqual([line]);
  });

  it('is found where organisms have no id', async () => {
    const wire = everyTest((test) => ({
      ...test,
      microbialDetection:
        test['hasAntibiogram'] === true
          ? {
              microorganisms: [
                {
                  ...{ name: 'Escherichia coli', comment: '' },
                  resultsMicrobiology: [{ nameAntibiotic: 'Ampicilina', cmi: '2', line: 3 }],
                },
              ],
            }
          : null,
    }));
    const { cells } = await draw(wire(), shipped);
    expect(cells('line', ROWS)).toEqual([3]);
  });

  it('is nothing where it says nothing, never zero', async () => {
    const { cells } = await draw(SAMPLE, shipped);
    expect(new Set(cells('line', ROWS))).toEqual(new Set([null]));
  });
});
