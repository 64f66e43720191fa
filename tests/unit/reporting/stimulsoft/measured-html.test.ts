// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { measuredHtml } from '@/reporting/stimulsoft/measured-html';

const HARMLESS = new Set('B STRONG I EM U S SUP SUB BR P DIV SPAN FONT UL OL LI'.split(' '));

function elementsOf(html: string): readonly Element[] {
  const place = document.createElement('div');
  place.innerHTML = html;
  return [...place.querySelectorAll('*')];
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

describe('measuredHtml', () => {
  it.each(VECTORS)('leaves nothing that acts of %s', (source) => {
    for (const element of elementsOf(measuredHtml(source))) {
      expect(HARMLESS).toContain(element.tagName);
      expect(element.attributes).toHaveLength(0);
    }
  });

  it('leaves nothing that acts of any mixture of them', () => {
    const piece = fc.oneof(fc.constantFrom(...VECTORS, '<', '>', '/', '"', ' '), fc.string());
    fc.assert(
      fc.property(fc.array(piece), (pieces) =>
        elementsOf(measuredHtml(pieces.join(''))).every(
          ({ tagName, attributes }) => HARMLESS.has(tagName) && attributes.length === 0,
        ),
      ),
    );
  });

  it.each([
    ['10<sup>6</sup>/µL', '10<sup>6</sup>/µL'],
    ['<span class="a">&lt;5</span>', '<span>&lt;5</span>'],
    ['<FONT color="red">x<BR/></FONT>', '<font>x<br></font>'],
    ['5 < 6', '5 &lt; 6'],
  ])('measures %s', (source, expected) => {
    expect(measuredHtml(source)).toBe(expected);
  });
});
