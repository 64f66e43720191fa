import { describe, expect, it } from 'vitest';

import { excerpts, plainText } from '@/features/configuration/saving/conflict-excerpts';

const START = 'texto de las condiciones, igual en las dos. '.repeat(9);

describe('excerpts', () => {
  it('short texts are shown whole', () => {
    expect(excerpts('mía', 'suya')).toEqual(['mía', 'suya']);
  });

  it('long texts are shown from where they begin to differ, with some words before', () => {
    const [mine, theirs] = excerpts(`${START}El MÍO${START}`, `${START}El SUYO`);
    expect(mine).toMatch(/^….*igual.*El MÍO.*…$/);
    expect(theirs).toMatch(/^….*El SUYO$/);
    expect(mine.length).toBeLessThan(170);
  });

  it('a text that ends where the other goes on is told from it', () => {
    const [mine, theirs] = excerpts(START, `${START}y algo más`);
    expect(theirs).toBe(`${mine}y algo más`);
  });

  it('differences near the beginning leave it in sight', () => {
    const [mine] = excerpts(`a${START}`, `b${START}`);
    expect(mine).toBe(`${`a${START}`.slice(0, 160)}…`);
  });

  it('no letter of two units is parted', () => {
    const [mine] = excerpts(`${'🧪'.repeat(200)}a`, `${'🧪'.repeat(200)}b`);
    expect(mine).toBe(`…${'🧪'.repeat(40)}a`);
  });
});

it('a rich text is read without its markup', () => {
  expect(plainText('<p>Uno&nbsp;<b>dos</b></p>\n<p>tres</p>')).toBe('Uno dos tres');
});
