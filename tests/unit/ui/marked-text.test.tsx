import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { parseMarkedText, scriptCharacters } from '@/lib/text/marked-text';
import { MarkedText } from '@/ui/marked-text/marked-text';

import { runs } from '@tests/support/environment/runs';

import { VECTORS } from './safe-html/vectors';

it.each([
  ['10<sup>6</sup>/µL', '10⁶/µL'],
  ['10<sup>-3</sup>', '10⁻³'],
  ['CO<sub>2</sub>', 'CO₂'],
  ['<b>10<sup>6</sup></b>', '<b>10</b><b>⁶</b>'],
  ['x<sup>a</sup>', 'x<sup>a</sup>'],
  ['<b>x</b><i>y</i>', '<b>x</b><i>y</i>'],
  ['a<br>b', 'a<br/>b'],
  ['<5', '&lt;5'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<sup onclick="x">2</sup>', '&lt;sup onclick=&quot;x&quot;&gt;2'],
])('%s is drawn as %s', (source, markup) => {
  expect(renderToStaticMarkup(createElement(MarkedText, { source }))).toContain(markup);
});

/** What a reader sees of drawn markup; undefined when an element other than the seven marks is in it. */
function textOf(markup: string): string | undefined {
  const bare = markup.replaceAll(/<\/?(?:sup|sub|b|i)>|<br\/>/g, '');
  if (/[<>]/.test(bare)) return undefined;
  const characters = [
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&quot;', '"'],
    ['&#x27;', "'"],
    ['&amp;', '&'],
  ] as const;
  return characters.reduce((text, [escaped, plain]) => text.replaceAll(escaped, plain), bare);
}

it('nothing but the seven marks is ever drawn, and every character of any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(...VECTORS.filter(([, html]) => html.length < 500).map(([, html]) => html)),
    fc.constantFrom(...'<sup> </sup> <sub> <b> </b> <i/> <br> &lt; &amp; &'.split(' ')),
    fc.constantFrom('<LDD', '<5', 'a<b', '=5', '<b onclick=x>', '<sup', '>'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const source = pieces.join('');
      const text = parseMarkedText(source).map((run) => scriptCharacters(run) ?? run.text);
      const markup = renderToStaticMarkup(createElement(MarkedText, { source }));
      expect(textOf(markup)).toBe(text.join(''));
    }),
    { numRuns: runs(50, 20_000) },
  );
});
