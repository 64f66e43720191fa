// @vitest-environment jsdom
import { afterAll, beforeEach, expect, it } from 'vitest';

import { surviveTranslation } from '@/ui/page/survive-translation';
import { translatePage } from '@tests/support/page/translate-page';

const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype);

/** "Total", a text that stands as the library holds it, and a unit. */
function draw() {
  document.body.innerHTML = '<p><b>Total</b>12.5<i>mg</i></p>';
  const [line] = document.body.children;
  const text = line?.childNodes[1];
  if (!(line instanceof HTMLElement) || !(text instanceof Text)) throw new Error('not drawn');
  return { line, text };
}

beforeEach(surviveTranslation);
afterAll(() => {
  Object.defineProperties(Node.prototype, { removeChild, insertBefore });
  document.body.innerHTML = '';
});

it.each(['text', 'copy', 'rest'] as const)(
  'of a text that was marked (%s) nothing stays, neither when it goes nor when it changes',
  async (holds) => {
    const { line, text } = draw();
    translatePage({ tag: 'mark', holds })();
    await Promise.resolve();
    text.nodeValue = '13.1';
    await Promise.resolve();
    expect(line.textContent).toBe('Total13.1mg');
    translatePage({ tag: 'a', holds })();
    await Promise.resolve();
    line.insertBefore(document.createTextNode('= '), text);
    line.removeChild(text);
    expect(line.textContent).toBe('Total= mg');
  },
);
