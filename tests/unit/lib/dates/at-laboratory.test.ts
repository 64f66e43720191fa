import dayjs from 'dayjs';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { atLaboratory } from '@/lib/dates/at-laboratory';
import { runs } from '@tests/support/environment/runs';
import { configure, portalPerTest } from '@tests/unit/api/portal';

const FORMAT = 'YYYY-MM-DD HH:mm:ss';
/** Zones with and without summer time, on halves and quarters of an hour, and on either side of the date line. */
const ZONES = [
  ...['America/Bogota', 'America/Santiago', 'Europe/Madrid', 'Asia/Kathmandu'],
  ...['Australia/Lord_Howe', 'Pacific/Kiritimati'],
];

portalPerTest();

it.each(ZONES)('shows the clock of %s as the browser knows it', async (timeZone) => {
  await configure({ timeZone });
  const style = { dateStyle: 'short', timeStyle: 'medium' } as const;
  const browser = new Intl.DateTimeFormat('sv-SE', { timeZone, ...style });
  const second = fc.integer({ min: Date.UTC(1975, 0) / 1000, max: Date.UTC(2040, 0) / 1000 });
  fc.assert(
    fc.property(second, (instant) => {
      expect(atLaboratory(instant * 1000).format(FORMAT)).toBe(browser.format(instant * 1000));
    }),
    { numRuns: runs(50, 2_000) },
  );
});

it('follows the minute at which summer time begins and ends', async () => {
  await configure({ timeZone: 'Europe/Madrid' });
  const clock = (instant: number) => atLaboratory(instant).format('HH:mm');
  const [spring, autumn] = [Date.UTC(2025, 2, 30, 1), Date.UTC(2025, 9, 26, 1)];
  expect([clock(spring - 60_000), clock(spring)]).toEqual(['01:59', '03:00']);
  expect([clock(autumn - 60_000), clock(autumn)]).toEqual(['02:59', '02:00']);
  expect(dayjs.isDayjs(atLaboratory(spring))).toBe(true);
});
