import { expect, it } from 'vitest';

import { commentExcerpt } from '@/domain/results/comments/comment-excerpt';
import { offersComment } from '@/domain/results/comments/offers-comment';

const excerptOf = (comment: string, changes = {}) =>
  commentExcerpt({ state: 4, hasComment: true, comment, ...changes });

it.each([
  ['a short one whole', 'Ayunas', { text: 'Ayunas', isCut: false }],
  ['paragraphs on one line', '<p>Uno</p><p>Dos</p>', { text: 'Uno · Dos', isCut: false }],
  [
    'an envelope without its wrapping',
    '{"content":"\\"<p>Ayunas 12 h</p>\\""}',
    { text: 'Ayunas 12 h', isCut: false },
  ],
  ['nothing', '', { text: '', isCut: false }],
])('shows %s', (_case, comment, expected) => {
  expect(excerptOf(comment)).toEqual(expected);
});

it('cuts between words and never inside a mark', () => {
  const { text, isCut } = excerptOf('palabra '.repeat(100));
  expect(isCut).toBe(true);
  expect(text.length).toBeLessThanOrEqual(140);
  expect(text.endsWith('palabra')).toBe(true);
  expect(excerptOf(`${'x'.repeat(138)}<b>y</b>`).text).toBe('x'.repeat(138));
  // A number that ends there stays.
  const number = excerptOf(`${'a'.repeat(128)} valor 12.5 UFC/mL por campo y más`);
  expect(number.text).toBe(`${'a'.repeat(128)} valor 12.5`);
});

it.each(['<5 colonias por campo ', 'El valor fue <5 ng/mL por inmunoensayo '])(
  'cuts nothing of %j: not every < begins a mark',
  (sentence) => {
    const { text } = excerptOf(sentence.repeat(20));
    expect(text.length).toBeGreaterThan(110);
    expect(sentence.repeat(20).startsWith(text)).toBe(true);
  },
);

it.each([
  ['groups of digits', `${'a'.repeat(128)} valor `, '12 500 UFC/mL y más'],
  ['the decimals of a long word', `${'a'.repeat(136)}=`, '5.12 y más'],
  ['a comparator', `${'a'.repeat(130)} valor `, '< 5 ng/mL por inmunoensayo'],
  ['a power', `${'a'.repeat(128)} valor `, '10<sup>3</sup> y más'],
  ['a titre', `${'a'.repeat(136)}=`, '1:160 y más'],
  ['a date', `${'a'.repeat(133)}=`, '2026-11-27 y más'],
])('does not cut %s', (_case, before, number) => {
  const { text, isCut } = excerptOf(`${before}${number}`);
  expect(isCut).toBe(true);
  expect(text).toMatch(/^a+(?:=| valor)$/);
});

it.each([
  [4, true, true],
  [5, true, true],
  [3, true, false],
  [-1, true, false],
  [4, false, false],
])('in state %i, written %s: a comment is shown %s', (state, hasComment, isShown) => {
  expect(offersComment({ state, hasComment })).toBe(isShown);
  expect(excerptOf('Ayunas', { state, hasComment }).text).toBe(isShown ? 'Ayunas' : '');
});
