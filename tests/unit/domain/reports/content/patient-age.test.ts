import { expect, it } from 'vitest';

import { ageOn } from '@/domain/reports/content/patient-age';

it.each([
  [
    { year: 1981, month: 2, day: 3 },
    { year: 2026, month: 2, day: 2 },
    { unit: 'years', count: 44 },
  ],
  [
    { year: 1981, month: 2, day: 3 },
    { year: 2026, month: 2, day: 3 },
    { unit: 'years', count: 45 },
  ],
  [
    { year: 2025, month: 12, day: 31 },
    { year: 2026, month: 2, day: 28 },
    { unit: 'months', count: 1 },
  ],
  [
    { year: 2026, month: 2, day: 27 },
    { year: 2026, month: 3, day: 1 },
    { unit: 'days', count: 2 },
  ],
  [
    { year: 2025, month: 3, day: 2 },
    { year: 2026, month: 3, day: 1 },
    { unit: 'months', count: 11 },
  ],
  [
    { year: 2025, month: 3, day: 1 },
    { year: 2026, month: 3, day: 1 },
    { unit: 'years', count: 1 },
  ],
  [{ year: 2026, month: 3, day: 2 }, { year: 2026, month: 3, day: 1 }, null],
])('age %#', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toEqual(age);
});
