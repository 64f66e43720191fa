import { expect, it } from 'vitest';

import { ageOn } from '@/domain/reports/content/patient-age';

const dayOf = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

it.each([
  ['1981-2-3', '2026-2-2', '44 years'],
  ['1981-2-3', '2026-2-3', '45 years'],
  ['2025-12-31', '2026-2-28', '1 months'],
  ['2026-2-27', '2026-3-1', '2 days'],
  ['2025-3-2', '2026-3-1', '11 months'],
  ['2025-3-1', '2026-3-1', '1 years'],
  ['2026-3-2', '2026-3-1', null],
])('born on %s, on %s one is %s old', (birthday, day, expected) => {
  const age = ageOn(dayOf(birthday), dayOf(day));
  expect(age && `${age.count} ${age.unit}`).toBe(expected);
});
