import { expect, it } from 'vitest';

import { fittingFiles } from '@/domain/reports/attachments/fitting-files';

const MB = 1_400_000;
const SMALL = [true, true, true, false, true, false];

it.each([
  ['nothing', [], []],
  ['one file', [20 * MB], [true]],
  ['the largest file', [50 * MB], [true]],
  ['a file too large, and the next', [51 * MB, MB], [false, true]],
  ['more than all may be, but a small one', [50 * MB, 50 * MB, 42 * MB, MB, 1, MB], SMALL],
])('fits into a report: %s', (_case, lengths, expected) => {
  expect(fittingFiles(lengths)).toEqual(expected);
});
