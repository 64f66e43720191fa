// `npm run fonts` writes reports/fonts/latin from the whole cuts beside it: little more than Latin characters, raised and lowered
// signs that these lack, and none of the tables for layout and hinting that are decoded anew for each report. A test compares the files.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureDependencies } from './ensure-dependencies.mjs';
import { root } from './environment.mjs';

/** Where the package that reads and writes typefaces is installed. */
const TOOLS = join(root, 'tests', 'slow', 'tools');

const WHOLE = join(root, 'reports', 'fonts');
const REDUCED = join(WHOLE, 'latin');
/** Its licence keeps the name of the typeface for unchanged files. */
const FAMILY = 'Results Portal Sans';

export const CUTS = ['Regular', 'Bold', 'Italic', 'BoldItalic'];

/**
 * First and last character of each block. Combining accents are left out on purpose: without the tables for layout they would stand
 * beside their letter.
 */
const BLOCKS = [
  [0x0020, 0x024f], // Latin
  [0x02b0, 0x02ff], // modifiers
  [0x0370, 0x03ff], // Greek
  [0x2000, 0x20bf], // punctuation, raised and lowered figures, currencies
  [0x2100, 0x23ff], // letter-like signs, fractions, arrows, mathematics
  [0x2500, 0x25ff], // shapes
];

const characters = BLOCKS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at),
);

/** Raised and lowered signs, which the whole cuts lack: made of the plain ones, as high and as small as its raised four is. */
const SMALLER = 0.576;
const MADE = [
  [525, '0i+−=()', '⁰ⁱ⁺⁻⁼⁽⁾'],
  [-175, '+−=()', '₊₋₌₍₎'],
];

/**
 * @param {{glyf: object[]}} whole a cut with the plain signs
 * @returns {object[]} the raised and lowered ones
 */
function madeSigns({ glyf }) {
  return MADE.flatMap(([rise, plain, signs]) =>
    Array.from(signs, (sign, at) => {
      const code = plain.codePointAt(at);
      const { contours, advanceWidth } = glyf.find(({ unicode }) => unicode?.includes(code));
      const smaller = (value) => Math.round(value * SMALLER);
      return {
        unicode: [sign.codePointAt(0)],
        name: `uni${sign.codePointAt(0).toString(16).toUpperCase()}`,
        advanceWidth: smaller(advanceWidth),
        contours: contours.map((contour) =>
          contour.map((point) => ({ ...point, x: smaller(point.x), y: smaller(point.y) + rise })),
        ),
      };
    }),
  );
}

/** The characters that only the reduced cuts have. */
export const madeCharacters = MADE.flatMap(([, , signs]) => Array.from(signs));

/**
 * The bytes of a reduced cut.
 * @param {string} cut one of CUTS
 * @returns {Buffer}
 */
export function reducedFont(cut) {
  const whole = readFileSync(join(WHOLE, `LiberationSans-${cut}.ttf`));
  const { createFont } = createRequire(join(TOOLS, 'package.json'))('fonteditor-core');
  const font = createFont(whole, { type: 'ttf', subset: characters });
  const read = font.get();
  const { copyright, licence, urlOfLicence, fontSubFamily, version } = read.name;
  read.name = {
    ...{ copyright, licence, urlOfLicence, fontSubFamily, version },
    fontFamily: FAMILY,
    uniqueSubFamily: `${FAMILY} ${cut}`,
    fullName: `${FAMILY} ${fontSubFamily}`,
    postScriptName: `${FAMILY.replaceAll(' ', '')}-${cut}`,
  };
  read.glyf.push(...madeSigns(read));
  font.set(read);
  return font.write({ type: 'ttf', toBuffer: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureDependencies(TOOLS);
  mkdirSync(REDUCED, { recursive: true });
  for (const cut of CUTS) writeFileSync(join(REDUCED, `${cut}.ttf`), reducedFont(cut));
}
