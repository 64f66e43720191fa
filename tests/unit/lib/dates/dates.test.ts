import { afterEach, expect, it, onTestFinished, vi } from 'vitest';

import {
  dateTimeFormat,
  dayOfInstant,
  formatDay,
  formatInstant,
  historyDateFormat,
  paperDateFormat,
  parseDay,
  startOfDay,
  today,
} from '@/lib/dates/dates';
import { configure, portalPerTest } from '@tests/unit/api/portal';

/** 20 March 2025, 20:30 in Bogotá and already the 21st in Greenwich. */
const EVENING = Date.UTC(2025, 2, 21, 1, 30, 5);

portalPerTest();
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['America/Bogota', 'es', 'DD/MM/YYYY', '20/03/2025'],
  ['America/Bogota', 'es', dateTimeFormat('DD/MM/YYYY'), '20/03/2025 08:30:05 p.\u00a0m.'],
  ['America/Bogota', 'es', paperDateFormat('DD/MM/YYYY'), '20/03/2025 08:30 p.\u00a0m.'],
  ['America/Bogota', 'es', historyDateFormat('DD/MM/YYYY'), '20/03/2025 8:30:05\u00a0p.\u00a0m.'],
  ['Europe/Madrid', 'es', 'DD/MM/YYYY HH:mm', '21/03/2025 02:30'],
  ['Pacific/Kiritimati', 'en', 'MMM D', 'Mar 21'],
  ['Pacific/Pago_Pago', 'es', 'D MMMM YYYY', '20 marzo 2025'],
])('an instant in %s and %s as %s is %s', async (timeZone, language, format, text) => {
  await configure({ timeZone, language });
  expect(formatInstant(EVENING, format)).toBe(text);
  expect(formatInstant(null, format)).toBe('');
});

it('takes the day of the laboratory, not of the browser', async () => {
  await configure({ timeZone: 'America/Bogota' });
  vi.useFakeTimers({ toFake: ['Date'], now: EVENING });
  expect(today()).toEqual({ year: 2025, month: 3, day: 20 });
  await configure({ timeZone: 'Europe/Madrid' });
  expect(today()).toEqual({ year: 2025, month: 3, day: 21 });
  expect(dayOfInstant(0)).toEqual({ year: 1970, month: 1, day: 1 });
});

it.each([
  ['20/03/2025', 'DD/MM/YYYY', { year: 2025, month: 3, day: 20 }],
  [' 29/02/2024 ', 'DD/MM/YYYY', { year: 2024, month: 2, day: 29 }],
  ['2025-03-20', 'YYYY-MM-DD', { year: 2025, month: 3, day: 20 }],
  ['30/02/2025', 'DD/MM/YYYY', null],
  ['1/2/2025', 'DD/MM/YYYY', null],
  ['20/03/25', 'DD/MM/YYYY', null],
  ['', 'DD/MM/YYYY', null],
])('reads %j typed as %s', (text, format, day) => {
  expect(parseDay(text, format)).toEqual(day);
});

it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('a day is the same in %s', async (zone) => {
  const home = process.env['TZ'];
  onTestFinished(() => {
    process.env['TZ'] = home;
  });
  for (const [browser, timeZone] of [['UTC', zone] as const, [zone, 'America/Bogota'] as const]) {
    process.env['TZ'] = browser;
    await configure({ timeZone });
    const day = { year: 2025, month: 1, day: 1 };
    expect(formatDay(day, 'DD/MM/YYYY')).toBe('01/01/2025');
    expect(parseDay('01/01/2025', 'DD/MM/YYYY')).toEqual(day);
    const ends = [startOfDay(day), startOfDay(day) - 1].map(dayOfInstant);
    expect(ends).toEqual([day, { year: 2024, month: 12, day: 31 }]);
  }
});

it.each([
  ['America/Bogota', { year: 2025, month: 3, day: 20 }, '2025-03-20T05:00:00.000Z'],
  ['America/Bogota', { year: 2025, month: 3, day: 32 }, '2025-04-01T05:00:00.000Z'],
  ['Europe/Madrid', { year: 2025, month: 3, day: 31 }, '2025-03-30T22:00:00.000Z'],
  ['Pacific/Kiritimati', { year: 2025, month: 1, day: 1 }, '2024-12-31T10:00:00.000Z'],
])('begins a day in %s: %j at %s', async (timeZone, day, instant) => {
  await configure({ timeZone });
  expect(new Date(startOfDay(day)).toISOString()).toBe(instant);
});
