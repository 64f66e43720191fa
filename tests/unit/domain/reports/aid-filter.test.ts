import { expect, it } from 'vitest';

import { hasAidFilter } from '@/domain/reports/aid-filter';

it.each<[string, number, boolean]>([
  ...['9222', '503', '4003', '5051', '5052', '5053', '7828', '7077', '9721', '9301'].map(
    (code): [string, number, boolean] => [code, 0, true],
  ),
  ['0503', 0, false],
  ['5054', 0, false],
  ['1', 1066, true],
  ['1', 106, false],
])('aid filter for code %s and profile %i', (testCode, profileId, expected) => {
  expect(
    hasAidFilter([
      { testCode: '1', profileId: 0 },
      { testCode, profileId },
    ]),
  ).toBe(expected);
});
