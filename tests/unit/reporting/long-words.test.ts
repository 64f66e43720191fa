import fc from 'fast-check';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';

import { lineBreaks } from '@/reporting/builtin/fonts/long-words';

const document = await PDFDocument.create();
/** Cuts of different typefaces, among them one whose letters are all of one width. */
const cuts = await Promise.all(
  [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.CourierBold].map((name) =>
    document.embedFont(name),
  ),
);

const letter = fc.constantFrom(...Array.from('abcimwñáüABIMWÑÁ0123456789 .,:()/%µ²³°–—…‰½æœ™'));
const anyText = fc.array(letter, { minLength: 1, maxLength: 60 }).map((all) => all.join(''));

describe('lineBreaks', () => {
  it('keeps a text on one line only where every typeface has room for it', () => {
    fc.assert(
      fc.property(anyText, fc.double({ min: 20, max: 520, noNaN: true }), (text, width) => {
        fc.pre('noWrap' in lineBreaks(text, width, 8.5));
        for (const cut of cuts) {
          expect(cut.widthOfTextAtSize(text, 8.5)).toBeLessThanOrEqual(width);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the short texts of a column on one line', () => {
    for (const text of ['Glucosa', '12.5', '70 – 100', 'No reactivo']) {
      expect(lineBreaks(text, 82, 8.5)).toEqual({ noWrap: true });
    }
  });

  it.each(['Alto\n160', 'Alto\r\n160', 'Alto\u2028160', 'Alto<br>160', '10<sup>3</sup>'])(
    'lets %j break, which says where',
    (text) => {
      expect(lineBreaks(text, 500, 8.5)).toEqual({});
    },
  );

  it.each(['————', '………', '½½½', '№ 5', 'щщщ', '😀', 'se\u00adparado'])(
    'is not sure of %j, whose characters are wider than most or hidden',
    (text) => {
      expect(lineBreaks(text, 500, 8.5)).toEqual({});
    },
  );

  it('lets a word break that is wider than its column', () => {
    expect(lineBreaks('N'.repeat(60), 82, 8.5)).toEqual({ wordBreak: 'break-all' });
  });
});
