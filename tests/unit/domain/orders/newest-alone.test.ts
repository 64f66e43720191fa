import { expect, it } from 'vitest';

import { newestAlone } from '@/domain/orders/newest-alone';

it.each([
  ['no list yet', undefined, 5, null],
  ['no limit', { items: [1, 2], unreadable: 0 }, 0, null],
  ['fewer than the limit', { items: [1, 2], unreadable: 0 }, 3, null],
  ['as many as the limit', { items: [1, 2, 3], unreadable: 0 }, 3, 3],
  ['as many with those that could not be read', { items: [1, 2], unreadable: 1 }, 3, 2],
  ['more than the limit', { items: [1, 2, 3], unreadable: 0 }, 2, 3],
])('%s', (_case, answer, limit, expected) => {
  expect(newestAlone(answer, limit)).toBe(expected);
});
