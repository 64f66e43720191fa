import fc from 'fast-check';
import { expect, it } from 'vitest';

import { searchedNames, upperCaseName } from '@/domain/orders/patient-names';

const NOBODY = { name1: '', name2: '', lastName: '', surName: '' };

it.each([
  ['accents and ñ', 'íñigo núñez', 'ÍÑIGO NÚÑEZ'],
  ['apostrophes', "o’neill d'arc", "O’NEILL D'ARC"],
  ['ß, which has no capital in use', 'weiß', 'WEISS'],
  ['the Turkish ı', 'ışık', 'IŞIK'],
  ['i stays without a dot', 'ines', 'INES'],
  ['signs that have no case', 'ana 😀 李', 'ANA 😀 李'],
])('capitals: %s', (_case, typed, expected) => {
  expect(upperCaseName(typed)).toBe(expected);
});

it('sends capitals without spaces around, each accent with its letter', () => {
  const typed = { name1: '  ana ', name2: ' ', lastName: 'n\u0303a\u0301ñez', surName: '' };
  expect(searchedNames(typed)).toEqual({ ...NOBODY, name1: 'ANA', lastName: 'ÑÁÑEZ' });
});

it.each([
  ['nothing', NOBODY],
  ['spaces', { ...NOBODY, name2: '   ', surName: '\u00a0' }],
])('%s is no name', (_case, typed) => {
  expect(searchedNames(typed)).toBeNull();
});

it('capitals stay what they are, and never lose a word', () => {
  const words = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }));
  fc.assert(
    fc.property(words, (typed) => {
      const name = upperCaseName(typed.join(' '));
      expect(upperCaseName(name)).toBe(name);
      expect(name.length).toBeGreaterThanOrEqual(typed.join(' ').length);
      expect(name.split(' ')).toHaveLength(typed.join(' ').split(' ').length);
    }),
  );
});
