import fc from 'fast-check';
import { expect, it } from 'vitest';

import { showHidden } from '@/domain/base/hidden-characters';
import { parseMarkedText, plainText } from '@/lib/text/marked-text';

import { runs } from '@tests/support/environment/runs';

/** Parts no neighbour of a piece can complete a mark or an entity with. */
const GUARD = '·';

/** A piece of a text of the laboratory, and what is to be read in its place. */
const piece = fc.oneof(
  fc
    .constantFrom('<LDD', '<5', '< 5', 'a<b', '<', '>', '=5', '+', '-', '±0,5', '>1000', '<<', '/>')
    .map((text) => [text, text] as const),
  fc
    .constantFrom(
      '<p>',
      '<script>',
      '<b x>',
      '<sup',
      '</',
      '<!--',
      '<img src=x>',
      '&nosuch;',
      '& ;',
    )
    .map((text) => [text, text] as const),
  fc
    .constantFrom('<sup>', '</sup>', '<SUB>', '</sub >', '<b>', '</strong>', '<i/>', '<em>', '</i>')
    .map((mark) => [mark, ''] as const),
  fc.constantFrom(
    ...[['&lt;', '<'] as const, ['&gt;', '>'] as const, ['&amp;', '&'] as const],
    ...[['&amp;lt;', '&lt;'] as const, ['&amp;amp;lt;', '&amp;lt;'] as const],
    ...[['&#60;', '<'] as const, ['&#x3C;', '<'] as const, ['&micro;', 'µ'] as const],
  ),
  fc
    .string({ unit: 'binary' })
    .map((text) => text.replaceAll(/[<&]/g, ''))
    .map((text) => [text, showHidden(text)] as const),
);

const text = fc.array(piece, { maxLength: 12 }).map((pieces) => ({
  source: pieces.map(([source]) => source).join(GUARD),
  read: pieces.map(([, read]) => read).join(GUARD),
}));

it('no character of 20,000 texts is lost or changed, entities are decoded once (F1, E8)', () => {
  fc.assert(
    fc.property(text, ({ source, read }) => {
      expect(
        parseMarkedText(source)
          .map((run) => run.text)
          .join(''),
      ).toBe(read);
    }),
    { numRuns: runs(500, 20_000) },
  );
});

it('an escaped text reads as it was, escaped twice as it was escaped: 20,000 texts (E8)', () => {
  const escape = (plain: string) => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (plain) => {
      expect(plainText(escape(plain))).toBe(showHidden(plain));
      expect(plainText(escape(escape(plain)))).toBe(showHidden(escape(plain)));
    }),
    { numRuns: runs(500, 20_000) },
  );
});

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (power: number) =>
  `${power < 0 ? '⁻' : ''}${Array.from(String(Math.abs(power)), (digit) => SUPERSCRIPTS.charAt(Number(digit))).join('')}`;

/** Counts per volume, as analysers write them. */
const counts = [-12, -9, -6, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 9, 12].flatMap((power) =>
  ['10', 'x10', '× 10'].flatMap((base) =>
    ['/µL', '/mL', '/L', ' UFC/mL'].map(
      (volume) =>
        [`${base}<sup>${power}</sup>${volume}`, `${base}${raised(power)}${volume}`] as const,
    ),
  ),
);

const UNITS: readonly (readonly [source: string, plain: string])[] = [
  ...counts,
  ['mL/min/1.73 m<sup>2</sup>', 'mL/min/1.73 m²'],
  ['mL/min/1,73m<SUP>2</SUP>', 'mL/min/1,73m²'],
  ['cm<sup>3</sup>', 'cm³'],
  ['10<sup>3</sup>/mm<sup>3</sup>', '10³/mm³'],
  ['10<sup>-3</sup> mm<sup>-1</sup>', '10⁻³ mm⁻¹'],
  ['mg·dL<sup>-1</sup>', 'mg·dL⁻¹'],
  ['mmHg CO<sub>2</sub>', 'mmHg CO₂'],
  ['pO<sub>2</sub>', 'pO₂'],
  ['HCO<sub>3</sub><sup>-</sup>', 'HCO₃⁻'],
  ['Ca<sup>2+</sup>', 'Ca²⁺'],
  ['log<sub>10</sub> copias/mL', 'log₁₀ copias/mL'],
  ['x<sub>(n+1)</sub>', 'x_((n+1))'],
  ['10<sup>3x</sup>', '10^(3x)'],
  ['10<sup>&minus;3</sup>', '10^(&minus;3)'],
  ['&micro;g/dL', 'µg/dL'],
  ['&#181;g/dL', 'µg/dL'],
  ['&mu;mol/L', 'μmol/L'],
  ['&deg;C', '°C'],
  ['mg/dL', 'mg/dL'],
  ['%', '%'],
  ['', ''],
  ['<', '<'],
  ['U/L <37&deg;C>', 'U/L <37°C>'],
];

it('200 units are at hand (F2)', () => {
  expect(UNITS.length).toBeGreaterThanOrEqual(200);
});

it.each(UNITS)('%s reads %s where there is no markup (F2)', (source, plain) => {
  expect(plainText(source)).toBe(plain);
});

it('a power is never read as part of its base (F2)', () => {
  const powers = UNITS.filter(([source]) => /10<sup>-?\d/.test(source));
  for (const [source] of powers) expect(plainText(source)).not.toMatch(/10-?\d/);
});
