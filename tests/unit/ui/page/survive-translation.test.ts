// @vitest-environment jsdom
import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { surviveTranslation } from '@/ui/page/survive-translation';
import { translatePage } from '@tests/support/page/translate-page';

const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype);

beforeAll(surviveTranslation);
afterAll(() => {
  Object.defineProperties(Node.prototype, { removeChild, insertBefore });
});

it.each([
  ['text', /^alto: nuevo 13\.1$/],
  ['copy', /alto/],
] as const)('React goes on with texts in other elements (%s)', (holds, shown) => {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  const draw = (isNew: boolean, value: string) => {
    const text = isNew ? ['alto', ': ', 'nuevo ', null] : [null, ': ', null, 'viejo '];
    flushSync(() => {
      root.render(h('p', null, ...text, h('b', null, value)));
    });
  };
  draw(false, '12.5');
  const stop = translatePage(holds);
  draw(true, '13.1');
  expect(place.textContent).toMatch(shown);
  expect(place.querySelector('b')?.textContent).toBe('13.1');
  stop();
  flushSync(() => {
    root.unmount();
  });
  expect(place.textContent).toBe('');
});
