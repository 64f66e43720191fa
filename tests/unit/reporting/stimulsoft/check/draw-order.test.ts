import { describe, expect, it } from 'vitest';

import { makeReport } from '@/reporting/builtin/report/make-report';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { missingTexts } from '../printed-text';
import { fakeEngine } from '../fake-vendor';
import { drawSample } from './draw-order';
import { placedPages } from './placed-pages';

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

  it('names what a report lacks (F1)', async () => {
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

  it('names the pages without patient, order or the word preliminary (F6, F9)', async () => {
    const { data, pdf } = whole;
    const head = { ...data.head, patientName: 'Otra Paciente' };
    const missing = await missingInSample({ pdf, data: { ...data, kind: 'preliminary', head } });
    expect(missing).toEqual(
      expect.arrayContaining(['page 1: Otra Paciente', 'page 1: INFORME PRELIMINAR']),
    );
  });
});

describe('the sample for the engine', () => {
  it.each([
    ['final', '1'],
    ['preliminary', '4'],
  ] as const)('of a %s report has print type %s (F9)', async (kind, type) => {
    const engine = fakeEngine();
    await drawSample(engine.vendor, kind);
    const table = engine.tables.get('variables');
    const at = table?.columns.findIndex(([name]) => name === 'typeprint') ?? -1;
    expect(table?.rows.map((row) => row[at])).toEqual([type]);
  });

  it.each(['<5', '> 1:160', '2026-11-20', '5.10', '≥ 32'])(
    'hands over %s as it is (F1)',
    async (result) => {
      const engine = fakeEngine();
      await drawSample(engine.vendor, 'final');
      const table = engine.tables.get('order_resultTest');
      const at = table?.columns.findIndex(([name]) => name === 'result') ?? -1;
      expect(table?.rows.map((row) => row[at])).toContain(result);
      expect(table?.columns[at]?.[1]).toBe(String);
    },
  );
});
