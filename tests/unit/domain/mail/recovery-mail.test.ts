// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { recoveryMail } from '@/domain/mail/recovery-mail';
import { anyText } from '@tests/support/fixtures/any-text';
import { runs } from '@tests/support/environment/runs';

const VALUES = {
  USER: 'MARÍA NÚÑEZ',
  LINK: 'https://portal.example/?token=a.b-c_d',
  DATE: '21/11/2026 05:24',
  LAB: 'Laboratorio & Hijos',
};
const DOT = 'iVBORw0KGgo=';

it('replaces every placeholder everywhere, in text and in attributes', () => {
  const template =
    '<p title="||LAB||">||USER|| ||USER||</p><a href="||LINK||">||LINK||</a>||DATE||||LAB||';
  expect(recoveryMail(template, VALUES).body).toBe(
    '<p title="Laboratorio &amp; Hijos">MARÍA NÚÑEZ MARÍA NÚÑEZ</p>' +
      '<a href="https://portal.example/?token=a.b-c_d">https://portal.example/?token=a.b-c_d</a>' +
      '21/11/2026 05:24Laboratorio &amp; Hijos',
  );
});

const ESCAPED = '&lt;b&gt;&quot;&#39;&amp;';
const CODED = '%3Cb%3E%22&#39;%26';
it.each([
  ['text', '||USER||', ESCAPED],
  ['an attribute', '<i title="||USER||"></i>', `<i title="${ESCAPED}"></i>`],
  ['an attribute in single quotes', "<i alt='||USER||'></i>", `<i alt='${ESCAPED}'></i>`],
  ['an address', '<a href="/x?||USER||"></a>', `<a href="/x?${CODED}"></a>`],
  ['an address with coded bars', '<a href="%7C%7CUSER%7c%7c"></a>', `<a href="${CODED}"></a>`],
  ['an attribute without quotes is left alone', '<i title=||USER||></i>', '<i title=||USER||></i>'],
  ['an unknown placeholder is left alone', '||PASSWORD||', '||PASSWORD||'],
  ['a comparison is text', 'a < b ||USER||', `a < b ${ESCAPED}`],
  ['a quoted > does not end a tag', '<i title="> ||USER||">', `<i title="> ${ESCAPED}">`],
])('escapes for %s', (_case, template, expected) => {
  const { body } = recoveryMail(`${template}||LINK||`, { ...VALUES, USER: `<b>"'&`, LINK: '' });
  expect(body).toBe(expected);
});

it('values are no patterns of their own: $& and placeholders in a name stay text', () => {
  const { body } = recoveryMail('||USER||||LINK||', { ...VALUES, USER: '$& ||LAB||', LINK: '' });
  expect(body).toBe('$&amp; ||LAB||');
});

it('embedded pictures become attachments, others stay', () => {
  const template =
    `<img src="data:image/png;base64,${DOT}" alt="||LAB||"><img src='data:image/jpeg;base64,/9j/ \n4AA='>` +
    `<img src="https://x.example/a.png"><img src="data:text/html;base64,${DOT}">||LINK||`;
  const { body, pictures } = recoveryMail(template, { ...VALUES, LINK: '' });
  expect(body).toBe(
    `<img src="cid:image0.png" alt="Laboratorio &amp; Hijos"><img src='cid:image1.jpeg'>` +
      `<img src="https://x.example/a.png"><img src="data:text/html;base64,${DOT}">`,
  );
  expect(pictures).toEqual([
    { fileName: 'image0.png', content: DOT, contentId: 'image0.png' },
    { fileName: 'image1.jpeg', content: '/9j/4AA=', contentId: 'image1.jpeg' },
  ]);
});

it.each(['', '<p>Hola ||USER||</p>'])('a mail without a link gets one: %j', (template) => {
  const { body } = recoveryMail(template, VALUES);
  expect(body).toContain(`<a href="${VALUES.LINK}">${VALUES.LINK}</a>`);
  expect(recoveryMail(template, VALUES).body).toBe(body);
});

/** Every element with its depth and the names of its attributes. */
function shapeOf(element: Element, depth = 0): readonly string[] {
  const own = `${depth} ${element.tagName} ${element.getAttributeNames().join(' ')}`;
  return [own, ...[...element.children].flatMap((child) => shapeOf(child, depth + 1))];
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

it('no value adds an element or an attribute, and the link keeps its origin', () => {
  const template =
    '<div title="||USER||"><p>||USER|| ||DATE||</p><a href="||LINK||">||LAB||</a><a href="||USER||">x</a></div>';
  const shape = shapeOf(parse(template));
  const signs = fc.constantFrom('<', '>', '"', "'", '&', '=', ' ', '|', '%', '$', 'a', '/');
  const known = ['javascript:alert(1)', '"><script>alert(1)</script>', "' onmouseover='x"];
  const hostile = fc.oneof(
    anyText(),
    fc.string({ unit: signs }),
    fc.constantFrom(...known, '||LINK||', '&lt;img src=x onerror=alert(1)&gt;'),
  );
  fc.assert(
    fc.property(fc.tuple(hostile, hostile, hostile), ([user, date, laboratory]) => {
      const { LINK } = VALUES;
      const { body } = recoveryMail(template, { USER: user, LINK, DATE: date, LAB: laboratory });
      const parsed = parse(body);
      expect(shapeOf(parsed)).toEqual(shape);
      const [link, other] = parsed.querySelectorAll('a');
      expect(new URL(link?.getAttribute('href') ?? '').origin).toBe('https://portal.example');
      const address = new URL(other?.getAttribute('href') ?? '', 'https://mail.example/');
      expect(address.origin).toBe('https://mail.example');
    }),
    { numRuns: runs(50, 500) },
  );
});
