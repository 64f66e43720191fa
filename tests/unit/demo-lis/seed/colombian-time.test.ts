import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DAY, dayNumber, isSunday, startOfDay } from '@demo-lis/seed/colombian-time';

const bogota = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Bogota' });
// The country kept summer time for a year until April 1993.
const instants = fc.integer({ min: Date.UTC(1994, 0, 1), max: Date.UTC(2100, 0, 1) });

describe('Colombian time', () => {
  it('agrees with the time zone America/Bogota', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const day = Number(bogota.format(instant).replaceAll('-', ''));
        expect(dayNumber(instant)).toBe(day);
        expect(dayNumber(startOfDay(instant))).toBe(day);
        expect(dayNumber(startOfDay(instant) - 1)).not.toBe(day);
        expect(startOfDay(instant)).toBeGreaterThan(instant - DAY);
      }),
    );
  });

  it.each([
    ['2026-11-22T04:59:59Z', false],
    ['2026-11-22T05:00:00Z', true],
    ['2026-11-23T04:59:59Z', true],
    ['2026-11-23T05:00:00Z', false],
  ])('knows at %s whether it is Sunday: %s', (moment, sunday) => {
    expect(isSunday(Date.parse(moment))).toBe(sunday);
  });
});
