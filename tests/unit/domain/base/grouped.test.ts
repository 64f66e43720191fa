import { expect, it } from 'vitest';

import { grouped } from '@/domain/base/grouped';

it('keeps groups and their values in the order in which they came, none without a value', () => {
  const groups = grouped(['uno', 'dos', 'cinco', 'tres', 'seis'], ({ length }) => length);
  const lines = [...groups].map(([length, words]) => `${length}: ${words.join(' ')}`);
  expect(lines).toEqual(['3: uno dos', '5: cinco', '4: tres seis']);
  expect(grouped<string, string>([], (text) => text).size).toBe(0);
});
