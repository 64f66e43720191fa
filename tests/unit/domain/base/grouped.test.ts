import { expect, it } from 'vitest';

import { grouped } from '@/domain/base/grouped';

it('keeps groups and their values in the order in which they came', () => {
  const groups = grouped(['uno', 'dos', 'cinco', 'tres', 'seis'], ({ length }) => length);
  expect([...groups]).toEqual([
    [3, ['uno', 'dos']],
    [5, ['cinco']],
    [4, ['tres', 'seis']],
  ]);
});

it('has no group without a value', () => {
  expect(grouped<string, string>([], (text) => text).size).toBe(0);
});
