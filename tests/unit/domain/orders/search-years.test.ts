import { expect, it } from 'vitest';

import { searchYears } from '@/domain/orders/search-years';

const today = { year: 2026, month: 1, day: 1 };

it.each([
  [0, [2026]],
  [3, [2026, 2025, 2024, 2023]],
])('goes %i years back', (yearsBack, years) => {
  expect(searchYears(today, yearsBack)).toEqual(years);
});
