import { expect, it } from 'vitest';

import { birthMidnight } from '@/api/wire/birth-midnight';
import { formatInstant } from '@/lib/dates/dates';
import { configure, portalPerTest } from '@tests/unit/api/portal';

const HOUR = 3_600_000;

portalPerTest();

it.each([
  ['of a year without summer time', 'America/Bogota', '1955-03-14T05:00Z', '1955-03-14'],
  ['by the older rule of 1993', 'America/Bogota', '1993-03-15T04:00Z', '1993-03-15'],
  ['by the present rule of 1993', 'America/Bogota', '1993-03-15T05:00Z', '1993-03-15'],
  ['of the last day by the older rule', 'America/Bogota', '1993-04-03T04:00Z', '1993-04-03'],
  ['in summer time, by a system without', 'America/Bogota', '1992-08-01T05:00Z', '1992-08-01'],
  ['on a day that begins at one', 'America/Bogota', '1992-05-03T05:00Z', '1992-05-03'],
  ['in winter, by a system of summer time', 'America/Santiago', '2026-07-01T03:00Z', '2026-07-01'],
  ['in summer', 'America/Santiago', '2026-01-01T03:00Z', '2026-01-01'],
  ['by the clock before Venezuela moved it', 'America/Caracas', '2008-02-01T04:00Z', '2008-02-01'],
])('a midnight %s in %s is of its day', async (_case, timeZone, birth, day) => {
  await configure({ timeZone });
  const midnight = birthMidnight(Date.parse(birth));
  expect(formatInstant(midnight, 'YYYY-MM-DD')).toBe(day);
  expect(birthMidnight(midnight)).toBe(midnight);
});

it.each(['1993-03-15T03:59Z', '2026-11-20T04:00Z', '2026-11-20T17:30Z'])(
  'a birth whose hour is known keeps its instant: %s',
  async (birth) => {
    await configure({ timeZone: 'America/Bogota' });
    expect(birthMidnight(Date.parse(birth))).toBe(Date.parse(birth));
  },
);

it('every midnight of a laboratory is as it was sent', async () => {
  const timeZone = 'America/Santiago';
  await configure({ timeZone });
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' });
  const days = Array.from({ length: 2 * 365 }, (_, at) => Date.UTC(1990, 0, 1) + at * 24 * HOUR);
  const hours = days.flatMap((day) => [day + 3 * HOUR, day + 4 * HOUR]);
  const midnights = hours.filter((instant) => wall.format(instant) === '00:00');
  expect(midnights.length).toBeGreaterThan(700);
  expect(midnights.map(birthMidnight)).toEqual(midnights);
});
