import { expect, it } from 'vitest';

import { isClassified, pointForm, resultTone } from '@/domain/results/result-tone';

it.each([
  [0, 'circle', 'quiet', true],
  [1, 'diamond', 'altered', true],
  [2, 'down', 'altered', true],
  [3, 'up', 'altered', true],
  [4, 'diamond', 'urgent', true],
  [5, 'down', 'urgent', true],
  [6, 'up', 'urgent', true],
  [7, 'diamond', 'urgent', true],
  [8, 'diamond', 'urgent', true],
  [9, 'diamond', 'urgent', true],
  [10, 'ring', 'quiet', false],
  [-1, 'ring', 'quiet', false],
])('pathology %d has the form %s and the tone %s (F4)', (pathology, form, tone, classified) => {
  expect(pointForm(pathology)).toBe(form);
  expect(resultTone(pathology)).toBe(tone);
  expect(isClassified(pathology)).toBe(classified);
});
