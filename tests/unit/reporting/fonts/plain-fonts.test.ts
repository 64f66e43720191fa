import { expect, it } from 'vitest';

import { isPlain, plainFonts } from '@/reporting/builtin/fonts/plain-fonts';
import type { ReportFonts } from '@/reporting/builtin/fonts/report-fonts';
import { loadReportParts } from '@tests/support/fixtures/report-parts';

const { fonts } = await loadReportParts();

/** The tables of a font by their names. */
function tablesOf(font: Uint8Array): ReadonlyMap<string, string> {
  const file = Buffer.from(font);
  return new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, at) => {
      const start = 12 + at * 16;
      const offset = file.readUInt32BE(start + 8);
      const length = file.readUInt32BE(start + 12);
      expect(offset % 4).toBe(0);
      expect(offset + length).toBeLessThanOrEqual(file.length);
      const table = file.subarray(offset, offset + length);
      return [file.toString('latin1', start, start + 4), table.toString('base64')];
    }),
  );
}

const everyCut = ({ regular, bold, italic, boldItalic }: ReportFonts) => [
  ...[regular, bold, italic, boldItalic],
];

it('leaves out what lays out letters by their neighbours and their names, and keeps every other table as it is', () => {
  const layout = ['GDEF', 'GPOS', 'GSUB', 'kern'];
  // Version 3 of the table has no names; what stands before them says how much the letters lean, and where a line below them runs.
  const nameless = (table: string) => {
    const bytes = Buffer.from(table, 'base64').subarray(0, 32);
    bytes.writeUInt32BE(0x00030000);
    return bytes.toString('base64');
  };
  const plain = everyCut(plainFonts(fonts));
  for (const [at, cut] of everyCut(fonts).entries()) {
    const whole = [...tablesOf(cut)];
    expect(whole.filter(([name]) => layout.includes(name)).length).toBeGreaterThan(0);
    expect([...tablesOf(plain[at] ?? new Uint8Array())]).toEqual(
      whole
        .filter(([name]) => !layout.includes(name))
        .map(([name, table]) => [name, name === 'post' ? nameless(table) : table]),
    );
  }
});

it('leaves a file that ends too soon and another kind of file as they are', () => {
  for (const file of [fonts.regular.slice(0, 40), Buffer.from('ttcf and what follows')]) {
    const regular = new Uint8Array(file);
    expect(plainFonts({ ...fonts, regular }).regular).toBe(regular);
  }
});

it.each([
  [true, ['', 'Glucosa 5,4 mmol/L', 'Анна Каренина', 'Nguyễn Thị Hiền', 'α → β ≥ ½ 10³/µL']],
  [false, ['אברהם', 'محمد', 'हिन्दी', 'Pen̈a', 'ไทย']],
])('is enough (%s) for %j', (isEnough, texts) => {
  for (const text of texts) expect(isPlain(`Glucosa ${text}`), text).toBe(isEnough);
});
