import fc from 'fast-check';
import { expect, it } from 'vitest';

import { hasHidden, showHidden } from '@/domain/base/hidden-characters';
import { parseMarkedText, plainText } from '@/lib/text/marked-text';
import { readText } from '@/lib/wire/scalars';
import { anyText } from '@tests/support/fixtures/any-text';

const OVERRIDES = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'];
const ISOLATES = ['\u2066', '\u2067', '\u2068', '\u2069'];
const DIRECTIONS = ['\u200e', '\u200f', '\u061c'];
const WIDTHLESS = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u180e'];
const CONTROLS = ['\u0000', '\u0008', '\u000b', '\u001b', '\u007f', '\u0085', '\u009b'];
const OTHERS = [
  ...['\u2028', '\u2029', '\u2064', '\u206f', '\ufff9', '\u3164', '\u{e0041}', '\u{e007f}'],
];
const ALL = [...OVERRIDES, ...ISOLATES, ...DIRECTIONS, ...WIDTHLESS, ...CONTROLS, ...OTHERS];

/** What a reader of the mark can look up. */
function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

/** The marks back as characters. */
function withoutMarks(text: string): string {
  return text.replaceAll(/\[U\+([\dA-F]{4,6})\]/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

it('each is written out', () => {
  for (const character of ALL) {
    const [text, shown] = [`5${character}.12`, `5[U+${codeOf(character)}].12`];
    expect(showHidden(text)).toBe(shown);
    expect(showHidden(character)).toBe(`[U+${codeOf(character)}]`);
    expect([hasHidden(text), hasHidden(shown)]).toEqual([true, true]);
  }
});

it.each([
  '5.12',
  '< 5\tmg/dL\n10³/µL',
  'Nu\u0301n\u0303ez',
  'שרה לוי',
  'محمد الخطيب 12',
  'علی\u200cرضا',
  'क्\u200dष',
  '👩🏽\u200d🔬 👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 1\ufe0f\u20e3',
  'a\u00a0b\u2009c',
  'null [U] U+',
])('%j stays as it is', (text) => {
  expect(showHidden(text)).toBe(text);
  expect(hasHidden(text)).toBe(false);
});

it('a joiner between letters that nobody sees is written out as well', () => {
  expect(showHidden('علی\u200d\u061cرضا')).toBe('علی[U+200D][U+061C]رضا');
  expect(showHidden('علی\u061c\u200dرضا')).toBe('علی[U+061C][U+200D]رضا');
});

it('no text of the laboratory can turn or hide another', () => {
  const text = fc.array(fc.oneof(anyText(), fc.constantFrom(...ALL)));
  fc.assert(
    fc.property(text, (parts) => {
      const read = readText(parts.join(''));
      expect(read).not.toMatch(/[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u00ad]/);
      expect(read).not.toMatch(/(?![\n\t])\p{Cc}/u);
      expect(readText(read)).toBe(read);
    }),
    { numRuns: 300 },
  );
});

it('no character is lost: the marks tell every one of them', () => {
  const text = fc.string({ unit: fc.constantFrom(...ALL, 'a', '5', '.', 'ñ', 'ש', ' ', '👩') });
  fc.assert(
    fc.property(text, (source) => {
      expect(withoutMarks(showHidden(source))).toBe(source);
    }),
    { numRuns: 300 },
  );
});

it('an entity hides nothing that the character itself could not', () => {
  for (const character of ALL.filter((one) => one > '\u001f')) {
    const entity = `&#x${codeOf(character)};5.12`;
    expect(plainText(entity)).toBe(`[U+${codeOf(character)}]5.12`);
    expect(parseMarkedText(entity).map((run) => run.text)).toEqual([plainText(entity)]);
  }
});
