// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';

import { sanitize } from '@/ui/safe-html/sanitize';
import { sanitizeMail } from '@/ui/safe-html/sanitize-mail';

/** Names that code reads from the window, the document, a form or an element. */
const NAMES = [
  ...['location', 'body', 'head', 'cookie', 'forms', 'currentScript', 'defaultView', 'domain'],
  ...['getElementById', 'createElement', 'querySelector', 'addEventListener', 'implementation'],
  ...['attributes', 'nodeName', 'childNodes', 'parentNode', 'removeChild', 'innerHTML', 'style'],
  ...['root', 'config', 'portal', '__proto__', 'constructor', 'fetch', 'navigator', 'history'],
];

const VECTORS = [
  ...NAMES.map((name) => `<a id="${name}" href="https://ok.example">x</a><img name="${name}">`),
  '<form id=test1><input name=attributes><input name=childNodes><button id=nodeName></form>',
  '<form name=body><input name=firstChild></form>',
  '<a id=config></a><a id=config name=serviceUrl href="https://evil.example">x</a>',
  '<form id=config><output name=serviceUrl>https://evil.example</output></form>',
  '<iframe name=config srcdoc="<a id=serviceUrl href=https://evil.example>x</a>"></iframe>',
  '<object id=root><embed name=root></object>',
  '<p id="user-content-x" name="user-content-y">x</p>',
];

afterEach(() => {
  document.body.replaceChildren();
});

/** What code could find by name: named elements of the page and properties of its objects. */
function namesOfPage(): readonly PropertyKey[] {
  const named = [...document.querySelectorAll('[id], [name]')].map(({ outerHTML }) => outerHTML);
  return [...Reflect.ownKeys(window), ...Reflect.ownKeys(document), ...named];
}

it('there are more than 30 vectors, and inserted raw they take names of the page', () => {
  expect(VECTORS.length).toBeGreaterThan(30);
  const before = namesOfPage().length;
  document.body.innerHTML = VECTORS.join('');
  expect(namesOfPage().length).toBeGreaterThan(before);
});

it.each(VECTORS)('%s takes no name of the page (A8)', (html) => {
  const before = namesOfPage();
  document.body.innerHTML = sanitize(html);
  expect(namesOfPage()).toEqual(before);
  document.body.innerHTML = sanitizeMail(html);
  expect(namesOfPage()).toEqual(before);
});
