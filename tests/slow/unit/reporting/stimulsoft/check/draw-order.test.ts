import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import type { ReportKind } from '@/domain/reports/content/report-data';

import { makeReport } from '@/reporting/builtin/report/make-report';
import { readMrt } from '@/reporting/stimulsoft/mrt-source';
import type { Stimulsoft } from '@/reporting/stimulsoft/vendor';
import { contractOrder } from '@tests/unit/reporting/contract-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { missingTexts } from '@tests/unit/reporting/stimulsoft/printed-text';
import { fakeEngine } from '@tests/unit/reporting/stimulsoft/fake-vendor';
import { drawOrder } from '@tests/unit/reporting/stimulsoft/check/draw-order';
import { placedPages } from '@tests/unit/reporting/stimulsoft/check/placed-pages';

/** The sample order of the contract, drawn from the template that ships by an engine of the vendor's shape. */
async function drawSample(vendor: Stimulsoft, kind: ReportKind) {
  const { order } = await contractOrder(kind);
  const { fonts } = await loadReportParts();
  const file = 'reports.mrt';
  const template = readMrt(new Uint8Array(await readFile(`reports/${file}`)), file);
  const families = [{ family: 'Arial', fonts }];
  return drawOrder(vendor, {
    template,
    families,
    order: { name: kind, kind, order, validators: [] },
  });
}

/** The sample as the built-in engine prints it: a PDF whose text is known to be whole. */
async function printed() {
  const { data } = await drawSample(fakeEngine().vendor, 'final');
  const { template, fonts } = await loadReportParts();
  const setting = { language: 'es', template, fonts, drawn: null } as const;
  const { pdf } = await makeReport({ data, attachments: [], merged: null, ...setting });
  return { data, pdf };
}

const whole = await printed();

const missingInSample = async ({ pdf, data }: typeof whole) =>
  missingTexts(await placedPages(pdf), data);

describe('the comparison of check:stimulsoft', () => {
  it('finds results, names, units and intervals in a whole report', async () => {
    const missing = await missingInSample(whole);
    const { areas } = whole.data;
    const rows = areas.flatMap(({ profiles }) => profiles.flatMap((profile) => profile.rows));
    expect(rows.length).toBeGreaterThan(8);
    for (const { test, result, interval } of rows) {
      for (const text of [test, result, interval]) expect(missing).not.toContain(text);
    }
  });

  it('names what a report lacks', async () => {
    const { data, pdf } = whole;
    const [area] = data.areas;
    const [profile] = area?.profiles ?? [];
    const [row] = profile?.rows ?? [];
    if (!area || !profile || !row) throw new Error('the sample has no test');
    const changed = {
      ...row,
      result: '2026-11-21',
      unit: '10<sup>7</sup>/mL',
      interval: '4 – 9,1',
    };
    const other = { ...data, areas: [{ ...area, profiles: [{ ...profile, rows: [changed] }] }] };
    expect(await missingInSample({ pdf, data: other })).toEqual(
      expect.arrayContaining(['2026-11-21', '107/mL', '4 – 9,1']),
    );
  });

  it('names the pages without patient, order or the word preliminary', async () => {
    const { data, pdf } = whole;
    const head = { ...data.head, patientName: 'Otra Paciente' };
    const missing = await missingInSample({ pdf, data: { ...data, kind: 'preliminary', head } });
    expect(missing).toEqual(
      expect.arrayContaining(['page 1: Otra Paciente', 'page 1: INFORME PRELIMINAR']),
    );
  });
});

it('the sample is handed to the engine with its print type, and its results as they are', async () => {
  for (const [kind, type] of [
    ['final', '1'],
    ['preliminary', '4'],
  ] as const) {
    const engine = fakeEngine();
    await drawSample(engine.vendor, kind);
    const column = (table: string, name: string) => {
      const { columns = [], rows = [] } = engine.tables.get(table) ?? {};
      const at = columns.findIndex(([own]) => own === name);
      return { kind: columns[at]?.[1], cells: rows.map((row) => row[at]) };
    };
    expect(column('variables', 'typeprint').cells).toEqual([type]);
    if (kind === 'preliminary') continue;
    const results = column('order_resultTest', 'result');
    expect(results.kind).toBe(String);
    expect(results.cells).toEqual(
      expect.arrayContaining(['<5', '> 1:160', '2026-11-20', '5.10', '≥ 32']),
    );
  }
});
