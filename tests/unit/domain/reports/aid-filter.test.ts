import { expect, it } from 'vitest';

import { hasAidFilter } from '@/domain/reports/aid-filter';
import { readTemplate } from '@/reporting/report-template';
import { shippedTemplates } from '@tests/support/reports/shipped-templates';

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

it('every delivered template has words for it, in both languages', async () => {
  for (const [file, text] of await shippedTemplates()) {
    const read = readTemplate(JSON.parse(text));
    expect(read, file).toHaveProperty('template.texts.aidFilter', {
      es: expect.stringContaining('tamizaje') as string,
      en: expect.stringContaining('screening') as string,
    });
  }
});
