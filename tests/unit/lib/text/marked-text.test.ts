import fc from 'fast-check';
import { expect, it } from 'vitest';

import { showHidden } from '@/domain/base/hidden-characters';
import { parseMarkedText, plainText } from '@/lib/text/marked-text';
import { anyText } from '@tests/support/fixtures/any-text';
import { runs } from '@tests/support/environment/runs';

it.each([
  ['10<sup>6</sup>/µL', '10⁶/µL'],
  ['10<sup>-6</sup>', '10⁻⁶'],
  ['CO<sub>2</sub>', 'CO₂'],
  ['m<sup>2', 'm²'],
  ['10<SUP>3x</SUP>', '10^(3x)'],
  ['x<sub>a</sub>', 'x_(a)'],
  ['x<sub>(n+1)</sub>', 'x_((n+1))'],
  ['mL/min/1,73m<SUP>2</SUP>', 'mL/min/1,73m²'],
  ['10<sup>3</sup>/mm<sup>3</sup>', '10³/mm³'],
  ['10<sup>-3</sup> mm<sup>-1</sup>', '10⁻³ mm⁻¹'],
  ['HCO<sub>3</sub><sup>-</sup>', 'HCO₃⁻'],
  ['Ca<sup>2+</sup>', 'Ca²⁺'],
  ['log<sub>10</sub> copias/mL', 'log₁₀ copias/mL'],
  ['10<sup>&minus;3</sup>', '10^(&minus;3)'],
  ['U/L <37&deg;C>', 'U/L <37°C>'],
  ['&mu;mol/L', 'μmol/L'],
  ['', ''],
  ['<', '<'],
  ['<5', '<5'],
  ['a<b', 'a<b'],
  ['<LDD', '<LDD'],
  ['&lt;5', '<5'],
  ['&amp;lt;5', '&lt;5'],
  ['&#60;5 &#x3c;5 a&nbsp;b', '<5 <5 a\u00a0b'],
  ['1&#8203;2', '1[U+200B]2'],
  ['&#x110000;', '&#x110000;'],
  ['&micro;g/dL &#176; &#xB5;', 'µg/dL ° µ'],
  ['&iquest;5 &ndash; 7&hellip;? &ldquo;dudoso&rdquo; &bull; &aacute;', '¿5 – 7…? “dudoso” • á'],
  ['&alpha;&omega;&Sigma;&sigma; &frac12; &ordm;C &yuml; &rarr; &rsquo;', 'αωΣσ ½ ºC ÿ → ’'],
  ['&unknown; &#0; &#xD800; &', '&unknown; &#0; &#xD800; &'],
  ['uno<br>dos<br/>tres', 'uno\ndos\ntres'],
  ['<script>x</script>', '<script>x</script>'],
  ['<b onclick="x">y', '<b onclick="x">y'],
  ['<b>sin <i>cerrar', 'sin cerrar'],
  ['</sup>suelto', 'suelto'],
])('%s reads %s', (source, expected) => {
  expect(plainText(source)).toBe(expected);
});

it('reads counts per volume as analysers write them, no power as part of its base', () => {
  const raised = (power: number) =>
    Array.from(String(power), (sign) => '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt('-0123456789'.indexOf(sign))).join('');
  for (const power of [-12, -9, -3, -1, 0, 1, 2, 3, 4, 5, 6, 9, 12]) {
    for (const base of ['10', 'x10', '× 10']) {
      const unit = `${base}<sup>${power}</sup>/µL`;
      expect(plainText(unit)).toBe(`${base}${raised(power)}/µL`);
    }
  }
});

it('says which marks hold for each piece', () => {
  const [first, second] = parseMarkedText('<b>a<i><sup>b</sup></i></b>');
  expect(first).toMatchObject({ text: 'a', bold: true, italic: false, sup: false });
  expect(second).toMatchObject({ text: 'b', bold: true, italic: true, sup: true, sub: false });
});

const textOf = (source: string) =>
  parseMarkedText(source)
    .map((run) => run.text)
    .join('');

/** Pieces of a text of the laboratory, each with what is to be read in its place. */
const PLAIN = [
  ...['<LDD', '<5', '< 5', 'a<b', '<', '>', '=5', '+', '-', '±0,5', '>1000', '<<', '/>', 'µ'],
  ...['<p>', '<script>', '<b x>', '<sup', '</', '<!--', '<img src=x>', '&nosuch;', '& ;', '<i '],
].map((text) => [text, text] as const);
const MARKS = ['<sup>', '</sup>', '<SUB>', '</sub >', '<b>', '</strong>', '<i/>', '<em>', '</i>'];
const ENTITIES = {
  ...{ '&lt;': '<', '&gt;': '>', '&amp;': '&', '&amp;lt;': '&lt;', '&amp;amp;lt;': '&amp;lt;' },
  ...{ '&#60;': '<', '&#x3C;': '<', '&micro;': 'µ' },
};
const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(...PLAIN),
    fc.constantFrom(...MARKS.map((mark) => [mark, ''] as const)),
    fc.constantFrom(...Object.entries(ENTITIES)),
    anyText()
      .map((text) => text.replaceAll(/[<&]/g, ''))
      .map((text) => [text, showHidden(text)] as const),
  ),
  { maxLength: 12 },
);

it('no character of a text is lost or changed, entities are decoded once', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      // No neighbour of a piece can complete a mark or an entity with it.
      const [source, read] = [0, 1].map((side) => parts.map((part) => part[side]).join('·'));
      expect(textOf(source ?? '')).toBe(read);
    }),
    { numRuns: runs(200, 20_000) },
  );
});

it('loses no character where pieces touch', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const source = parts.map(([piece]) => piece.replaceAll('&', '')).join('');
      const expected = source.split(/<\/?(?:sup|sub|b|i|em|strong|br)\s*\/?>/i).map(showHidden);
      expect(textOf(source)).toBe(expected.join(''));
    }),
    { numRuns: runs(200, 2_000) },
  );
});

it('an escaped text reads as it was, escaped twice as it was escaped', () => {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  fc.assert(
    fc.property(anyText(), (plain) => {
      expect(plainText(escape(plain))).toBe(showHidden(plain));
      expect(plainText(escape(escape(plain)))).toBe(showHidden(escape(plain)));
    }),
    { numRuns: runs(200, 20_000) },
  );
});
