import { expect, it } from 'vitest';

import { pathologyMark } from '@/domain/results/marks/pathology-mark';
import { resultTone } from '@/domain/results/marks/result-tone';

it.each([
  [0, 'quiet'],
  [1, 'altered'],
  [2, 'altered'],
  [3, 'altered'],
  [4, 'urgent'],
  [5, 'urgent'],
  [6, 'urgent'],
  [7, 'urgent'],
  [8, 'urgent'],
  [9, 'urgent'],
  [10, 'quiet'],
  [-1, 'quiet'],
])('F4: the code %d has the tone %s', (pathology, tone) => {
  expect(resultTone(pathologyMark(pathology))).toBe(tone);
});
