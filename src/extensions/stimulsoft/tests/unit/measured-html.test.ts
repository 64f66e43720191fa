// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { parseMarkedText } from '@/lib/text/marked-text';
import { markedHtml, measuredHtml, textHtml } from '@/extensions/stimulsoft/marked-html';
import { runs } from '@tests/support/environment/runs';

const HARMLESS = new Set('B STRONG I EM U S SUP SUB BR P DIV SPAN FONT UL OL LI'.split(' '));

/** Nothing but harmless elements without attributes comes out of a text. */
function expectHarmless(source: string): void {
  const place = document.createElement('div');
  place.innerHTML = measuredHtml(source);
  for (const { tagName, attributes } of place.querySelectorAll('*')) {
    expect(HARMLESS, source).toContain(tagName);
    expect(attributes, source).toHaveLength(0);
  }
}

const VECTORS = [
  '<img src=x onerror=alert(1)>',
  '<b onclick="alert(1)">x</b>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi><style><img src=x onerror=alert(1)></style></mi></math>',
  '<span style="background:url(https://evil.test)">x</span>',
  '<b<img src=x onerror=alert(1)>>',
  '<b\u0000 onclick=alert(1)>',
  '<p/onmouseover=alert(1)//',
  '<<b>script>alert(1)<</b>/script>',
  '<br title="><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<a href="javascript:alert(1)">x</a>',
  '<!--><img src=x onerror=alert(1)>-->',
];

it('leaves nothing that acts, nor of any mixture of what acts', () => {
  for (const source of VECTORS) expectHarmless(source);
  const piece = fc.oneof(fc.constantFrom(...VECTORS, '<', '>', '/', '"', ' '), fc.string());
  const mixture = fc.array(piece).map((pieces) => pieces.join(''));
  fc.assert(fc.property(mixture, expectHarmless), { numRuns: runs(50, 2_000) });
});

it.each([
  ['10<sup>6</sup>/µL', '10<sup>6</sup>/µL'],
  ['<span class="a">&lt;5</span>', '<span>&lt;5</span>'],
  ['<FONT color="red">x<BR/></FONT>', '<font>x<br></font>'],
  ['5 < 6', '5 &lt; 6'],
])('measures %s', (source, expected) => {
  expect(measuredHtml(source)).toBe(expected);
});

/** What a reader of HTML sees; elements that are no marks would be missing from it. */
function shown(html: string): string {
  const place = document.createElement('div');
  place.innerHTML = html;
  for (const line of place.querySelectorAll('br')) line.replaceWith('\n');
  const others = place.querySelectorAll(':not(sup, sub, b, i)');
  expect(others).toHaveLength(0);
  return place.textContent;
}

/** Clinical text with what looks like markup; HTML itself knows no carriage returns and no zero characters. */
const text = fc
  .array(
    fc.oneof(fc.string(), fc.constantFrom('<', '>', '&', '&lt;', '<sup>', '</b>', '<LDD', '\n')),
  )
  .map((pieces) => pieces.join('').replaceAll(/[\r\0]/g, ' '));

it('loses no character of a text, with marks or without', () => {
  fc.assert(
    fc.property(text, (source) => {
      expect(shown(textHtml(source))).toBe(source);
      const parts = parseMarkedText(source);
      const wanted = parts.map((run) => (run.lineBreak ? '\n' : run.text)).join('');
      expect(shown(markedHtml(source))).toBe(wanted);
    }),
    { numRuns: runs(50, 2_000) },
  );
});
