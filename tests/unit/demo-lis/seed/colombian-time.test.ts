import fc from 'fast-check';
import { expect, it } from 'vitest';

import { DAY, dayNumber, isSunday, startOfDay } from '@demo-lis/seed/colombian-time';

const bogota = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Bogota' });
// The country kept summer time for a year until April 1993.
const instants = fc.integer({ min: Date.UTC(1994, 0, 1), max: Date.UTC(2100, 0, 1) });

it('Colombian time agrees with the time zone America/Bogota', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const day = bogota.format(instant);
      expect(dayNumber(instant)).toBe(Number(day.replaceAll('-', '')));
      expect(dayNumber(startOfDay(instant))).toBe(dayNumber(instant));
      expect(dayNumber(startOfDay(instant) - 1)).not.toBe(dayNumber(instant));
      expect(startOfDay(instant)).toBeGreaterThan(instant - DAY);
      expect(isSunday(instant)).toBe(new Date(day).getUTCDay() === 0);
    }),
  );
});
