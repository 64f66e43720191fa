// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { parseMarkedText } from '@/lib/text/marked-text';
import { markedHtml, textHtml } from '@/reporting/stimulsoft/marked-html';

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

it('loses no character of a text (F1)', () => {
  fc.assert(
    fc.property(text, (source) => {
      expect(shown(textHtml(source))).toBe(source);
    }),
  );
});

it('loses no character of a marked text (F1)', () => {
  fc.assert(
    fc.property(text, (source) => {
      const runs = parseMarkedText(source);
      const wanted = runs.map((run) => (run.lineBreak ? '\n' : run.text)).join('');
      expect(shown(markedHtml(source))).toBe(wanted);
    }),
  );
});
