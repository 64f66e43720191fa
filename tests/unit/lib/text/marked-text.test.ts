import fc from 'fast-check';
import { expect, it } from 'vitest';

import { showHidden } from '@/domain/base/hidden-characters';
import { parseMarkedText, plainText } from '@/lib/text/marked-text';

import { runs } from '@tests/support/environment/runs';

it.each([
  ['10<sup>6</sup>/µL', '10⁶/µL'],
  ['10<sup>-6</sup>', '10⁻⁶'],
  ['CO<sub>2</sub>', 'CO₂'],
  ['10<SUP>3x</SUP>', '10^(3x)'],
  ['x<sub>a</sub>', 'x_(a)'],
  ['<5', '<5'],
  ['a<b', 'a<b'],
  ['<LDD', '<LDD'],
  ['&lt;5', '<5'],
  ['&amp;lt;5', '&lt;5'],
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

it('says which marks hold for each piece', () => {
  const [first, second] = parseMarkedText('<b>a<i><sup>b</sup></i></b>');
  expect(first).toMatchObject({ text: 'a', bold: true, italic: false, sup: false });
  expect(second).toMatchObject({ text: 'b', bold: true, italic: true, sup: true, sub: false });
});

const pieces = fc.array(
  fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '<',
      '<5',
      '<sup>',
      '</sup>',
      '<b>',
      '<x>',
      '<br>',
      '<LDD',
      '&',
      '/>',
      '<i ',
      'µ',
    ),
  ),
);

it('loses no character of the text', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const source = parts.join('').replaceAll('&', '');
      const text = parseMarkedText(source).map((run) => run.text);
      const expected = source.split(/<\/?(?:sup|sub|b|i|em|strong|br)\s*\/?>/i).map(showHidden);
      expect(text.join('')).toBe(expected.join(''));
    }),
    { numRuns: runs(500, 2000) },
  );
});

it('decodes escaped text back to the text', () => {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(plainText(escape(text))).toBe(text);
    }),
  );
});
