import { expect, it } from 'vitest';

import { dayNumberOf } from '@/reporting/workbook/day-number';
import { configure, portalPerTest } from '@tests/unit/api/portal';

/** 20 March 2025, 20:30:05 in Bogotá and already the 21st in Greenwich. */
const EVENING = Date.UTC(2025, 2, 21, 1, 30, 5);

portalPerTest();

/** What every spreadsheet shows as 20 March 2025. */
const MARCH_20 = 45_736;

it.each([
  ['America/Bogota', MARCH_20, 20],
  ['Europe/Madrid', MARCH_20 + 1, 2],
  ['Pacific/Kiritimati', MARCH_20 + 1, 15],
])('is what the clock of a laboratory in %s showed', async (timeZone, day, hour) => {
  await configure({ timeZone });
  expect(dayNumberOf(EVENING)).toBeCloseTo(day + (hour * 3600 + 30 * 60 + 5) / 86_400, 8);
});

it.each([
  [Date.UTC(1900, 2, 1), 61],
  [Date.UTC(1900, 1, 28), null],
  [Date.UTC(1850, 0, 1), null],
])('gives no date that a spreadsheet would show a day off (%i)', async (instant, dayNumber) => {
  await configure({ timeZone: 'UTC' });
  expect(dayNumberOf(instant)).toBe(dayNumber);
});
