import { expect, it } from 'vitest';

import { testLabel } from '@/domain/results/test-label';

it.each([
  [{ name: 'Glucosa', abbreviation: 'GLU', testCode: '1' }, 'Glucosa'],
  [{ name: ' ', abbreviation: 'GLU', testCode: '1' }, 'GLU'],
  [{ name: '\u00a0', abbreviation: ' ', testCode: '1' }, '1'],
  [{ name: ' ', abbreviation: '', testCode: '' }, ''],
])('%j is called %j', (test, label) => {
  expect(testLabel(test)).toBe(label);
});
