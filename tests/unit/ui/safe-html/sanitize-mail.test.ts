// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { sanitizeMail, trustedMail } from '@/ui/safe-html/sanitize-mail';

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

it.each([
  ['placeholders in text', '<p>||USER|| ||DATE||</p>', '<p>||USER|| ||DATE||</p>'],
  ['embedded pictures', `<img src="${PICTURE}" alt="a">`, `<img src="${PICTURE}" alt="a">`],
  ['scripts go', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['handlers go', `<img src="${PICTURE}" onerror="x()">`, `<img src="${PICTURE}">`],
  ['other schemes go', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['other placeholders are no address', '<a href="||USER||">a</a>', '<a>a</a>'],
  ['data: is for pictures only', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
  [
    'pictures that are documents go',
    '<img src="data:image/svg+xml,<svg>" alt="a">',
    '<img alt="a">',
  ],
  ['styles, frames and forms go', '<style>p{}</style><iframe></iframe><form>a</form>', 'a'],
])('%s', (_case, template, expected) => {
  expect(sanitizeMail(template)).toBe(expected);
});

it.each(['||LINK||', '%7C%7CLINK%7C%7C', 'https://laboratorio.example/'])(
  'keeps the address %s',
  (href) => {
    expect(sanitizeMail(`<a href="${href}">a</a>`)).toContain(`href="${href}"`);
  },
);

it('gives a picture without a description an empty one where it is shown, and only there', () => {
  const template = `<img src="${PICTURE}">`;
  expect(trustedMail(template)).toBe(`<img src="${PICTURE}" alt="">`);
  expect(sanitizeMail(template)).toBe(template);
});
