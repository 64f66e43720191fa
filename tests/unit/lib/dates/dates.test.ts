import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

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
import { configure, network } from '@tests/unit/api/portal';

/** 20 March 2025, 20:30 in Bogotá and already the 21st in Greenwich. */
const EVENING = Date.UTC(2025, 2, 21, 1, 30, 5);

beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => {
  network.close();
});

describe('formatInstant', () => {
  it.each([
    ['America/Bogota', 'es', 'DD/MM/YYYY', '20/03/2025'],
    ['America/Bogota', 'es', dateTimeFormat('DD/MM/YYYY'), '20/03/2025 08:30:05 p.\u00a0m.'],
    ['America/Bogota', 'es', paperDateFormat('DD/MM/YYYY'), '20/03/2025 08:30 p.\u00a0m.'],
    ['America/Bogota', 'es', historyDateFormat('DD/MM/YYYY'), '20/03/2025 8:30:05 p.\u00a0m.'],
    ['Europe/Madrid', 'es', 'DD/MM/YYYY HH:mm', '21/03/2025 02:30'],
    ['Pacific/Kiritimati', 'en', 'MMM D', 'Mar 21'],
    ['Pacific/Pago_Pago', 'es', 'D MMMM YYYY', '20 marzo 2025'],
  ])('shows an instant in %s and %s as %s', async (timeZone, language, format, text) => {
    await configure({ timeZone, language });
    expect(formatInstant(EVENING, format)).toBe(text);
  });

  it('shows nothing for no instant', () => {
    expect(formatInstant(null, 'DD/MM/YYYY')).toBe('');
  });
});

describe('days', () => {
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
    ['29/02/2025', 'DD/MM/YYYY', null],
    ['1/2/2025', 'DD/MM/YYYY', null],
    ['20/03/25', 'DD/MM/YYYY', null],
    ['', 'DD/MM/YYYY', null],
    ['20/13/2025', 'DD/MM/YYYY', null],
  ])('reads %j typed as %s', (text, format, day) => {
    expect(parseDay(text, format)).toEqual(day);
  });

  it.each(['America/Bogota', 'Pacific/Kiritimati'])(
    'writes a day the same in %s',
    async (timeZone) => {
      await configure({ timeZone });
      expect(formatDay({ year: 2025, month: 1, day: 1 }, 'DD/MM/YYYY')).toBe('01/01/2025');
    },
  );

  it.each([
    ['America/Bogota', { year: 2025, month: 3, day: 20 }, '2025-03-20T05:00:00.000Z'],
    ['America/Bogota', { year: 2025, month: 3, day: 32 }, '2025-04-01T05:00:00.000Z'],
    ['Europe/Madrid', { year: 2025, month: 3, day: 31 }, '2025-03-30T22:00:00.000Z'],
    ['Pacific/Kiritimati', { year: 2025, month: 1, day: 1 }, '2024-12-31T10:00:00.000Z'],
  ])('begins a day in %s: %j at %s', async (timeZone, day, instant) => {
    await configure({ timeZone });
    expect(new Date(startOfDay(day)).toISOString()).toBe(instant);
  });
});
