import { expect, it } from 'vitest';

import { hasAidFilter } from '@/domain/reports/aid-filter';

it('the aid filter is for its codes and its profile', () => {
  const isFiltered = (testCode: string, profileId = 0) =>
    hasAidFilter([
      { testCode: '1', profileId: 0 },
      { testCode, profileId },
    ]);
  const codes = ['9222', '503', '4003', '5051', '5052', '5053', '7828', '7077', '9721', '9301'];
  expect(['0503', '5054', ...codes].filter((code) => isFiltered(code))).toEqual(codes);
  expect([isFiltered('1', 1066), isFiltered('1', 106)]).toEqual([true, false]);
});
