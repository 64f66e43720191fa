import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import { dayOfInstant, formatDay, formatInstant, parseDay, startOfDay } from '@/lib/dates/dates';
import { configure, network } from '@tests/unit/api/portal';

/** The laboratory's zones: far west, home, Greenwich, summer time, far east. */
const ZONES = ['Pacific/Pago_Pago', 'America/Bogota', 'UTC', 'Europe/Madrid', 'Pacific/Kiritimati'];
const FORMATS = ['DD/MM/YYYY', 'YYYY-MM-DD', 'MM.DD.YYYY'];
const DAY = 86_400_000;
/** 2024 is a leap year. */
const DAYS = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(2024, 0, 1) + at * DAY));

const home = process.env['TZ'];

beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  process.env['TZ'] = home;
  vi.unstubAllGlobals();
});
afterAll(() => {
  network.close();
});

const combinations = ZONES.flatMap((browser) =>
  ZONES.map((laboratory) => [browser, laboratory] as const),
);

it.each(combinations)(
  'a browser in %s shows each day of a laboratory in %s',
  async (browser, laboratory) => {
    process.env['TZ'] = browser;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(browser);
    await configure({ timeZone: laboratory });
    for (const date of DAYS) {
      const iso = date.toISOString().slice(0, 10);
      const day = { year: 2024, month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      for (const format of FORMATS) {
        const text = formatDay(day, format);
        expect(text).toContain(String(day.day).padStart(2, '0'));
        expect(parseDay(text, format)).toEqual(day);
      }
      expect(formatDay(day, 'YYYY-MM-DD')).toBe(iso);
    }
  },
);

it.each(combinations)(
  'to a browser in %s the day is the one on the wall in %s',
  async (browser, laboratory) => {
    process.env['TZ'] = browser;
    await configure({ timeZone: laboratory });
    const wall = new Intl.DateTimeFormat('en-CA', { timeZone: laboratory, dateStyle: 'short' });
    for (const date of DAYS) {
      // Each hour of the day once over the year, the hours of the change to summer time among them.
      const hour = date.getTime() + (date.getUTCDate() % 24) * 3_600_000;
      // Offsets are kept by the quarter of an hour: each browser is asked for its own.
      const instant = hour + ZONES.indexOf(browser) * 900_000;
      const day = dayOfInstant(instant);
      expect(formatDay(day, 'YYYY-MM-DD')).toBe(wall.format(instant));
      expect(formatInstant(instant, 'YYYY-MM-DD')).toBe(wall.format(instant));
      const begin = startOfDay(day);
      const isThatDay = [begin, begin - 1].map((end) => wall.format(end) === wall.format(instant));
      expect(isThatDay).toEqual([true, false]);
    }
  },
);
