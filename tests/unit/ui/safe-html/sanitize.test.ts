// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { sanitize } from '@/ui/safe-html/sanitize';
import { sanitizeMail, trustedMail } from '@/ui/safe-html/sanitize-mail';

import { runs } from '@tests/support/environment/runs';

import { VECTORS } from './vectors';

const TAGS = new Set(
  (
    'p br b strong i em u s sub sup h1 h2 h3 h4 ul ol li blockquote hr a span div ' +
    'table thead tbody tr td th'
  ).split(' '),
);
const ATTRIBUTES = new Set(['href', 'colspan', 'rowspan', 'target', 'rel', 'is']);

afterEach(() => {
  document.body.replaceChildren();
});

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

/** What code could find by name: named elements of the page and properties of its objects. */
function namesOfPage(): readonly PropertyKey[] {
  const named = [...document.querySelectorAll('[id], [name]')].map(({ outerHTML }) => outerHTML);
  return [...Reflect.ownKeys(window), ...Reflect.ownKeys(document), ...named];
}

describe('rich text of the laboratory', () => {
  it('is within the allow-list and runs nothing, whatever was stored', () => {
    const hostile = VECTORS.filter(([, html]) => problemsOf(html).length > 0);
    expect(hostile.length).toBeGreaterThan(VECTORS.length / 2);
    const before = Object.keys(window);
    for (const [kind, html] of VECTORS) {
      const markup = sanitize(html);
      expect(problemsOf(markup), kind).toEqual([]);
      expect(sanitize(markup), kind).toBe(markup);
      document.body.innerHTML = markup;
      expect(Object.keys(window), kind).toEqual(before);
    }
  });

  it.each([
    ...[
      '<h2>Términos</h2><p>Según la <b>Ley 1581</b> de 2012.</p>',
      '<ul><li>a</li><li>b</li></ul>',
      '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
      '',
    ].map((html) => [html, html]),
    ...['https://ok.example/a?b=1', 'mailto:a@b.example'].map((href) => [
      `<a href="${href}">x</a>`,
      `<a href="${href}" target="_blank" rel="noopener noreferrer">x</a>`,
    ]),
    ['<p style="text-align:center" class="ql-x">x <font color="red">y</font></p>', '<p>x y</p>'],
  ])('%s becomes %s', (html, expected) => {
    expect(sanitize(html)).toBe(expected);
  });

  it('comes out within the allow-list of any mix of markup, and the same when sanitised again', () => {
    const piece = fc.oneof(
      fc.constantFrom(...VECTORS.filter(([, html]) => html.length < 500).map(([, html]) => html)),
      fc.constantFrom('<p>', '</p>', '<svg>', '</svg>', '<math>', '<style>', '</style>', '<table>'),
      fc.constantFrom(
        '<!--',
        '-->',
        '<a href="',
        '">',
        '<td>',
        '<template>',
        '</template>',
        '&lt;',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const once = sanitize(pieces.join(''));
        expect(problemsOf(once)).toEqual([]);
        expect(sanitize(once)).toBe(once);
      }),
      { numRuns: runs(50, 2_000) },
    );
  });
});

it('neither rich text nor a mail takes a name that code reads from the page', () => {
  const names = [
    ...['location', 'body', 'head', 'cookie', 'forms', 'currentScript', 'defaultView', 'domain'],
    ...['getElementById', 'createElement', 'querySelector', 'addEventListener', 'implementation'],
    ...['attributes', 'nodeName', 'childNodes', 'parentNode', 'removeChild', 'innerHTML', 'style'],
    ...['root', 'config', 'portal', '__proto__', 'constructor', 'fetch', 'navigator', 'history'],
  ];
  const vectors = [
    ...names.map((name) => `<a id="${name}" href="https://ok.example">x</a><img name="${name}">`),
    '<form id=test1><input name=attributes><input name=childNodes><button id=nodeName></form>',
    '<form name=body><input name=firstChild></form>',
    '<a id=config></a><a id=config name=serviceUrl href="https://evil.example">x</a>',
    '<form id=config><output name=serviceUrl>https://evil.example</output></form>',
    '<iframe name=config srcdoc="<a id=serviceUrl href=https://evil.example>x</a>"></iframe>',
    '<object id=root><embed name=root></object>',
    '<p id="user-content-x" name="user-content-y">x</p>',
  ];
  const before = namesOfPage();
  document.body.innerHTML = vectors.join('');
  expect(namesOfPage().length).toBeGreaterThan(before.length);
  for (const html of vectors) {
    document.body.innerHTML = sanitize(html);
    expect(namesOfPage(), html).toEqual(before);
    document.body.innerHTML = sanitizeMail(html);
    expect(namesOfPage(), html).toEqual(before);
  }
});

describe('a mail', () => {
  const PICTURE = '<img src="data:image/png;base64,iVBORw0KGgo=">';
  it.each([
    ['placeholders in text', '<p>||USER|| ||DATE||</p>', '<p>||USER|| ||DATE||</p>'],
    ['embedded pictures', PICTURE, PICTURE],
    ['no scripts', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['no handlers', PICTURE.replace('>', ' onerror="x()">'), PICTURE],
    ['no other schemes', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['no other placeholder as an address', '<a href="||USER||">a</a>', '<a>a</a>'],
    ['no data: but pictures', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['no pictures that are documents', '<img src="data:image/svg+xml,<svg>">', '<img>'],
    ['no styles, frames and forms', '<style>p{}</style><iframe></iframe><form>a</form>', 'a'],
  ])('keeps %s', (_case, template, expected) => {
    expect(sanitizeMail(template)).toBe(expected);
  });

  it('keeps its links and the place of the one that is filled in', () => {
    for (const href of ['||LINK||', '%7C%7CLINK%7C%7C', 'https://laboratorio.example/']) {
      expect(sanitizeMail(`<a href="${href}">a</a>`)).toContain(`href="${href}"`);
    }
  });

  it('gives a picture without a description an empty one where it is shown, and only there', () => {
    expect(trustedMail(PICTURE)).toBe(PICTURE.replace('>', ' alt="">'));
    expect(sanitizeMail(PICTURE)).toBe(PICTURE);
  });
});
