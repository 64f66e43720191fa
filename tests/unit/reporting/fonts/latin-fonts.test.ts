// The small typeface (reports/fonts/latin) has the very letters of the whole one, under another name: `npm run fonts`.
import { readFileSync } from 'node:fs';

import { createFont, type TTF } from 'fonteditor-core';
import { describe, expect, it } from 'vitest';

import type { ReportFonts } from '@/reporting/builtin/fonts/report-fonts';
import { drawReport } from '@/reporting/builtin/report/draw-report';
import { printedData } from '@tests/support/fixtures/printed-data';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { hardTests } from '@tests/support/fixtures/report-order';
import { pdfPlaces } from '@tests/support/files/pdf-text';

import { CUTS, reducedFont } from '../../../../.config/scripts/reduce-fonts.mjs';

const parts = await loadReportParts();
const { template, fonts, latinFonts } = parts;

const fileOf = (name: string) => readFileSync(`reports/fonts/${name}.ttf`);

/** Width and outline of each character, in the units of the typeface. */
function lettersOf(file: Buffer): ReadonlyMap<number, unknown> {
  const { glyf }: TTF.TTFObject = createFont(file, { type: 'ttf', compound2simple: true }).get();
  // A piece of others has no code, which the library's types do not say.
  const letters: readonly Partial<TTF.Glyph>[] = glyf;
  return new Map(
    letters.flatMap(({ unicode = [], advanceWidth, contours }) =>
      unicode.map((code) => [code, { advanceWidth, contours }] as const),
    ),
  );
}

describe.each(CUTS)('the cut %s', (cut) => {
  it('is what npm run fonts writes', () => {
    expect(fileOf(`latin/${cut}`).equals(reducedFont(cut))).toBe(true);
  });

  it('draws each of its characters as the whole one does', () => {
    const whole = lettersOf(fileOf(`LiberationSans-${cut}`));
    const small = lettersOf(fileOf(`latin/${cut}`));
    expect(small.size).toBeGreaterThan(800);
    for (const [code, letter] of small)
      expect({ code, letter }).toEqual({ code, letter: whole.get(code) });
  });

  it('has the same characters as the others, and keeps the reserved name to itself', () => {
    const regular = lettersOf(fileOf('latin/Regular'));
    expect([...lettersOf(fileOf(`latin/${cut}`)).keys()]).toEqual([...regular.keys()]);
    expect(fileOf(`latin/${cut}`).toString('latin1')).not.toMatch(
      /L\0?i\0?b\0?e\0?r\0?a\0?t\0?i\0?o\0?n/,
    );
  });
});

it('prints the same texts on the same lines, within the width of a letter', async () => {
  const data = printedData(parts, hardTests);
  const placesWith = async (either: ReportFonts) => {
    const setting = { language: 'es', missingAttachments: [], withPictures: true } as const;
    return pdfPlaces(await drawReport(template, data, { ...setting, fonts: either }));
  };
  const [whole, small] = [await placesWith(fonts), await placesWith(latinFonts)];
  expect(small.map(({ page, text, base }) => ({ page, text, base }))).toEqual(
    whole.map(({ page, text, base }) => ({ page, text, base })),
  );
  for (const [at, { left, right, size }] of small.entries()) {
    expect(Math.abs(left - (whole[at]?.left ?? 0))).toBeLessThan(size);
    expect(Math.abs(right - (whole[at]?.right ?? 0))).toBeLessThan(size);
  }
});
