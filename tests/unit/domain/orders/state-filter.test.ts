import { expect, it } from 'vitest';

import {
  matchesStateFilter,
  STATE_FILTERS,
  stateCriteria,
  stateFilterOf,
} from '@/domain/orders/state-filter';

it.each([
  ['all', {}],
  ['validated', { statetest: 4 }],
  ['pending', { statetest: 0 }],
] as const)('%s as criteria, and back', (filter, criteria) => {
  expect(stateCriteria(filter)).toEqual(criteria);
  expect(stateFilterOf(criteria)).toBe(filter);
});

it.each([
  [0, ['all', 'pending']],
  [3, ['all', 'pending']],
  [4, ['all', 'validated']],
  [5, ['all', 'validated']],
])('a test of state %i passes %j', (state, filters) => {
  expect(STATE_FILTERS.filter((filter) => matchesStateFilter({ state }, filter))).toEqual(filters);
});
