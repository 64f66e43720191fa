// The small typeface (reports/fonts/latin) has the very letters of the whole one, under another name: `npm run fonts`.
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { plainFonts } from '@/reporting/builtin/fonts/plain-fonts';
import type { ReportFonts } from '@/reporting/builtin/fonts/report-fonts';
import { slowTool } from '@tests/slow/tools/slow-tool';
import { printedReport } from '@tests/support/fixtures/printed-data';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { hardTests } from '@tests/support/fixtures/report-order';
import { pdfPlaces } from '@tests/support/files/pdf-text';

import { CUTS, madeCharacters, reducedFont } from '../../../../../.config/scripts/reduce-fonts.mjs';

interface Font {
  readonly head: { readonly unitsPerEm: number };
  /** A piece of others has no code. */
  readonly glyf: readonly {
    readonly unicode?: readonly number[];
    readonly advanceWidth: number;
    readonly contours?: unknown;
  }[];
}

const { createFont } = slowTool('fonteditor-core') as {
  readonly createFont: (
    file: Uint8Array,
    options: { readonly type: 'ttf'; readonly compound2simple?: boolean },
  ) => { readonly get: () => Font };
};

const parts = await loadReportParts();
const { fonts, latinFonts } = parts;

const fileOf = (name: string) => readFileSync(`reports/fonts/${name}.ttf`);

/** Width and outline of each character, in the units of the typeface. */
function lettersOf(file: Buffer): ReadonlyMap<number, unknown> {
  const { glyf: letters } = createFont(file, { type: 'ttf', compound2simple: true }).get();
  return new Map(
    letters.flatMap(({ unicode = [], advanceWidth, contours }) =>
      unicode.map((code) => [code, { advanceWidth, contours }] as const),
    ),
  );
}

it.each(CUTS)(
  'the cut %s is what npm run fonts writes, and draws each of its characters as the whole one does, but for those it has more',
  (cut) => {
    const file = fileOf(`latin/${cut}`);
    expect(file.equals(reducedFont(cut))).toBe(true);
    const whole = lettersOf(fileOf(`LiberationSans-${cut}`));
    const small = lettersOf(file);
    expect(small.size).toBeGreaterThan(800);
    const made = [...small.keys()].filter((code) => !whole.has(code));
    expect(made.map((code) => String.fromCodePoint(code))).toEqual(madeCharacters);
    for (const [code, letter] of [...small].filter(([known]) => whole.has(known)))
      expect({ code, letter }).toEqual({ code, letter: whole.get(code) });
    expect([...small.keys()]).toEqual([...lettersOf(fileOf('latin/Regular')).keys()]);
    // The reserved name belongs to the whole one.
    expect(file.toString('latin1')).not.toMatch(/L\0?i\0?b\0?e\0?r\0?a\0?t\0?i\0?o\0?n/);
  },
);

it('prints the same texts on the same lines, within the width of a letter', async () => {
  const placesWith = async (either: ReportFonts) =>
    pdfPlaces(await printedReport({ ...parts, fonts: either }, parts.template, hardTests));
  const [whole, small] = [await placesWith(fonts), await placesWith(latinFonts)];
  expect(small.map(({ page, text, base }) => ({ page, text, base }))).toEqual(
    whole.map(({ page, text, base }) => ({ page, text, base })),
  );
  for (const [at, { left, right, size }] of small.entries()) {
    expect(Math.abs(left - (whole[at]?.left ?? 0))).toBeLessThan(size);
    expect(Math.abs(right - (whole[at]?.right ?? 0))).toBeLessThan(size);
  }
});

it('without its layout it is a file that others can read', () => {
  for (const cut of Object.values(plainFonts(fonts))) {
    const { glyf, head } = createFont(Buffer.from(cut), { type: 'ttf' }).get();
    expect(head.unitsPerEm).toBe(2048);
    expect(glyf.length).toBeGreaterThan(2_000);
  }
});
