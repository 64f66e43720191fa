import { afterEach, expect, it, vi } from 'vitest';

import { isTimeZone } from '@/lib/runtime-kinds';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(['America/Bogota', 'Europe/Madrid', 'US/Eastern', 'UTC', 'america/lima'])(
  'knows %s',
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

it.each(['', 'Bogota', 'America/Bogotá', 'GMT-5 Bogota', '-05:00'])(
  'does not know “%s”',
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);

it('makes no format for a zone in the list: the start would wait for it', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect(isTimeZone('America/Bogota')).toBe(true);
  expect(made).not.toHaveBeenCalled();
  isTimeZone('Bogota');
  expect(made).toHaveBeenCalled();
});
