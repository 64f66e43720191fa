import { afterEach, expect, it, vi } from 'vitest';

import { isTimeZone } from '@/lib/runtime-kinds';

afterEach(() => {
  vi.restoreAllMocks();
});

it('knows the zones of browsers, and no other name', () => {
  const known = ['America/Bogota', 'Europe/Madrid', 'US/Eastern', 'UTC', 'america/lima'];
  const unknown = ['', 'Bogota', 'America/Bogotá', 'GMT-5 Bogota', '-05:00'];
  expect([...known, ...unknown].filter(isTimeZone)).toEqual(known);
});

it('makes no format for a zone in the list: the start would wait for it', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect(isTimeZone('America/Bogota')).toBe(true);
  expect(made).not.toHaveBeenCalled();
  isTimeZone('Bogota');
  expect(made).toHaveBeenCalled();
});
