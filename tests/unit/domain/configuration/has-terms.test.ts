import { expect, it } from 'vitest';

import { hasTerms } from '@/domain/configuration/has-terms';

it.each([
  ['nothing', '', false],
  ['an empty paragraph', '<p><br></p>', false],
  ['hard spaces', '<p>&nbsp; \u00a0</p>', false],
  ['words', '<p>Uso</p>', true],
])('%s as terms', (_case, terms, has) => {
  expect(hasTerms(terms)).toBe(has);
});
