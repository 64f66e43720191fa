import { expect, it } from 'vitest';

import { offersComment } from '@/domain/results/comments/offers-comment';

it.each([
  [4, true, true],
  [5, true, true],
  [3, true, false],
  [-1, true, false],
  [4, false, false],
])('state %i, comment written %s: offered %s', (state, hasComment, offered) => {
  expect(offersComment({ state, hasComment })).toBe(offered);
});
