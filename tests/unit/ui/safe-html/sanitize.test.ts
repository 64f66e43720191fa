// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { sanitize } from '@/ui/safe-html/sanitize';

import { runs } from '@tests/support/environment/runs';

import { VECTORS } from './vectors';

const TAGS = new Set(
  (
    'p br b strong i em u s sub sup h1 h2 h3 h4 ul ol li blockquote hr a span div ' +
    'table thead tbody tr td th'
  ).split(' '),
);
const ATTRIBUTES = new Set(['href', 'colspan', 'rowspan', 'target', 'rel', 'is']);

/** What is wrong with the markup as a browser would read it; nothing when all of it is within the allow-list. */
function problemsOf(markup: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const isForeign = element.namespaceURI !== 'http://www.w3.org/1999/xhtml';
    const href = element.getAttribute('href');
    return [
      ...(TAGS.has(tag) && !isForeign ? [] : [`<${tag}>`]),
      ...element.getAttributeNames().filter((name) => !ATTRIBUTES.has(name)),
      ...((element.getAttribute('is') ?? '') === '' ? [] : ['is']),
      ...(href === null || /^(https|mailto|tel):/i.test(href) ? [] : [`href=${href}`]),
      ...(href === null || element.getAttribute('target') === '_blank' ? [] : ['target']),
      ...(href === null || element.getAttribute('rel') === 'noopener noreferrer' ? [] : ['rel']),
    ];
  });
}

it('the check itself finds the vectors when they are not sanitised', () => {
  const harmless = VECTORS.filter(([, html]) => problemsOf(html).length === 0);
  expect(VECTORS.length - harmless.length).toBeGreaterThanOrEqual(60);
});

it.each(VECTORS)('%s is neutral', (_kind, html) => {
  const before = Object.keys(window);
  const markup = sanitize(html);
  expect(problemsOf(markup)).toEqual([]);
  expect(sanitize(markup)).toBe(markup);
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = markup;
  expect(Object.keys(window)).toEqual(before);
  host.remove();
});

it.each([
  [
    '<h2>Términos</h2><p>Según la <b>Ley 1581</b> de 2012.</p>',
    '<h2>Términos</h2><p>Según la <b>Ley 1581</b> de 2012.</p>',
  ],
  ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  [
    '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
  ],
  [
    '<a href="https://ok.example/a?b=1">x</a>',
    '<a href="https://ok.example/a?b=1" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  [
    '<a href="mailto:a@b.example">x</a>',
    '<a href="mailto:a@b.example" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  [
    '<p style="text-align:center" class="ql-align-center">x <font color="red">y</font></p>',
    '<p>x y</p>',
  ],
  ['', ''],
])('%s becomes %s', (html, expected) => {
  expect(sanitize(html)).toBe(expected);
});

it('any mix of markup comes out within the allow-list, and the same when sanitised again (A4)', () => {
  const piece = fc.oneof(
    fc.constantFrom(...VECTORS.filter(([, html]) => html.length < 500).map(([, html]) => html)),
    fc.constantFrom('<p>', '</p>', '<svg>', '</svg>', '<math>', '<style>', '</style>', '<table>'),
    fc.constantFrom('<!--', '-->', '<a href="', '">', '<td>', '<template>', '</template>', '&lt;'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const once = sanitize(pieces.join(''));
      expect(problemsOf(once)).toEqual([]);
      expect(sanitize(once)).toBe(once);
    }),
    { numRuns: runs(500, 2000) },
  );
});
