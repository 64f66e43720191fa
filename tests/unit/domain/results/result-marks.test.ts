import { expect, it } from 'vitest';

import { pathologyWord } from '@/domain/results/pathology-word';
import { resultFlag } from '@/domain/results/result-flag';

it.each([
  [0, 'normal', 'none'],
  [1, 'normal', 'abnormal'],
  [2, 'low', 'none'],
  [3, 'high', 'none'],
  [4, 'normal', 'panic'],
  [5, 'low', 'panic-low'],
  [6, 'high', 'panic-high'],
  [7, 'normal', 'critical'],
  [8, 'normal', 'critical-low'],
  [9, 'normal', 'critical-high'],
  [-1, 'normal', 'none'],
])('pathology %i is %s and says %s', (code, flag, word) => {
  expect(resultFlag(code)).toBe(flag);
  expect(pathologyWord(code)).toBe(word);
});
