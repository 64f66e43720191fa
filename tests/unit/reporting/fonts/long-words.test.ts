import fc from 'fast-check';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';

import {
  hasLongWord,
  lineBreaks,
  lineCount,
  textParts,
} from '@/reporting/builtin/fonts/long-words';
import { runs } from '@tests/support/environment/runs';

const document = await PDFDocument.create();
/** Cuts of different typefaces, among them one whose letters are all of one width. */
const cuts = await Promise.all(
  [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.CourierBold].map((name) =>
    document.embedFont(name),
  ),
);

const letter = fc.constantFrom(...Array.from('abcimwñáüABIMWÑÁ0123456789 .,:()/%µ²³°–—…‰½æœ™'));
const anyText = fc.array(letter, { minLength: 1, maxLength: 60 }).map((all) => all.join(''));

it('keeps a text on one line only where every typeface has room for it', () => {
  fc.assert(
    fc.property(anyText, fc.double({ min: 20, max: 520, noNaN: true }), (text, width) => {
      fc.pre('noWrap' in lineBreaks(text, width, 8.5));
      for (const cut of cuts) {
        expect(cut.widthOfTextAtSize(text, 8.5)).toBeLessThanOrEqual(width);
      }
    }),
    { numRuns: runs(50, 2_000) },
  );
});

it.each([
  ['stays on its line', ['Glucosa', '12.5', '70 – 100', 'No reactivo'], 82, { noWrap: true }],
  ['says where it breaks', ['Alto\n160', 'Alto\r\n160', 'Alto\u2028160'], 500, {}],
  ['may hold marks', ['Alto<br>160', '10<sup>3</sup>'], 500, {}],
  [
    'has characters that are wider than most, or hidden',
    ['————', '………', '½½½', '№ 5', 'щщщ', '😀', 'se\u00adparado'],
    ...([500, {}] as const),
  ],
  ['has a word wider than its column', ['N'.repeat(60)], 82, { longestWord: 82 / 8.5 }],
])('what %s', (_what, texts, width, breaks) => {
  for (const text of texts) expect(lineBreaks(text, width, 8.5), text).toEqual(breaks);
});

const LONGEST = 9;
const partsOf = (text: string) => textParts(text, LONGEST).map((part) => part.text);

it.each([
  ['HOMBRES:13.5-17.5,MUJERES:12.0-16.0', ['13.5-', '17.5,', '12.0-', '16.0']],
  ['PREDIABETES/INTOLERANCIA/5.7%-6.4%', ['5.7%-', '6.4%']],
  ['OFORECTOMIZADAS:<138.5o>=200', ['<138.5', '>=200']],
  ['(depresionrespiratoria:-12.5)', ['a:-12.5)']],
  ['CONCENTRACIONMINIMA≤0.25µg/mL', ['≤0.25']],
  ['NOREACTIVO/TITULO:1:320/NEGATIVO', ['1:320']],
  ['FECHADELAMUESTRA2026/11/27HORA08:15', ['2026/11/27', '08:15']],
  ['RECUENTO10³UFCPORMLDEORINA10^6', ['10³', '10^6']],
  ["PLAQUETASENSANGRETOTAL1'250.000", ["1'250.000"]],
])('%s ends no line inside a number, nor between it and its sign', (text, numbers) => {
  const parts = partsOf(text);
  expect(parts.join('')).toBe(text);
  for (const number of numbers) expect(parts).toContain(number);
});

it('leaves the other words of the text as they are', () => {
  const text = 'Menor de 5.7%: normal. INTOLERANCIAALAGLUCOSA desde 5.7%';
  const [before, word, after] = textParts(text, LONGEST);
  expect(before).toEqual({ text: 'Menor de 5.7%: normal. ', breaksAnywhere: false });
  expect(word).toEqual({ text: 'INTOLERANCIAALAGLUCOSA', breaksAnywhere: true });
  expect(after).toEqual({ text: ' desde 5.7%', breaksAnywhere: false });
  // A number is cut only where it is longer than a line.
  const number = { text: '12345678901234567890', breaksAnywhere: true };
  expect(textParts(number.text, LONGEST)).toEqual([number]);
});

it('holds whatever the text, and a word that fits is never broken', () => {
  fc.assert(
    fc.property(anyText, fc.double({ min: 2, max: 40, noNaN: true }), (text, longest) => {
      const parts = textParts(text, longest);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      const isBroken = parts.some(({ breaksAnywhere }) => breaksAnywhere);
      expect(isBroken && !hasLongWord(text, longest, 1)).toBe(false);
    }),
    { numRuns: runs(50, 2_000) },
  );
});

it.each([
  ['', 1],
  ['uno', 1],
  ['uno\n\n\ndos', 4],
  // Each word has a line, with much of it left empty.
  ['COLPOSCOPIA LABORATORIO INFORMATICA', 3],
])('%j takes %i lines', (text, lines) => {
  expect(lineCount(text, 100, 10)).toBe(lines);
});
