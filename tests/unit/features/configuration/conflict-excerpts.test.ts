import { expect, it } from 'vitest';

import { excerpts, plainText } from '@/features/configuration/saving/use-conflict-words';

const START = 'texto de las condiciones, igual en las dos. '.repeat(9);

it('short texts are shown whole, long ones from where they begin to differ, with some words before', () => {
  expect(excerpts('mía', 'suya')).toEqual(['mía', 'suya']);
  const [mine, theirs] = excerpts(`${START}El MÍO${START}`, `${START}El SUYO`);
  expect(mine).toMatch(/^….*igual.*El MÍO.*…$/);
  expect(theirs).toMatch(/^….*El SUYO$/);
  expect(mine.length).toBeLessThan(170);
});

it('a text that ends where the other goes on is told from it', () => {
  const [mine, theirs] = excerpts(START, `${START}y algo más`);
  expect(theirs).toBe(`${mine}y algo más`);
});

it('the beginning stays in sight of a difference near it, and no letter of two units is parted', () => {
  const [near] = excerpts(`a${START}`, `b${START}`);
  expect(near).toBe(`${`a${START}`.slice(0, 160)}…`);
  const [whole] = excerpts(`${'🧪'.repeat(200)}a`, `${'🧪'.repeat(200)}b`);
  expect(whole).toBe(`…${'🧪'.repeat(40)}a`);
});

it('a rich text is read without its markup', () => {
  expect(plainText('<p>Uno&nbsp;<b>dos</b></p>\n<p>tres</p>')).toBe('Uno dos tres');
});
