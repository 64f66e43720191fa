import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import type { ReportKind } from '@/domain/reports/content/report-data';
import { readMrt } from '@/extensions/stimulsoft/mrt-source';
import type { Stimulsoft } from '@/extensions/stimulsoft/vendor';
import { contractOrder } from '@tests/unit/reporting/contract-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { fakeEngine } from '@/extensions/stimulsoft/tests/unit/fake-vendor';
import { drawOrder } from '@/extensions/stimulsoft/tests/check/draw-order';
import { portalSetting } from '@/extensions/stimulsoft/tests/check/portal-setting';

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
    setting: await portalSetting(),
  });
}

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
