import { expect, it } from 'vitest';

import { testOrigins } from '@/domain/results/test-origin';
import type { TestResult } from '@/domain/results/test-result';
import { reportTest } from '@tests/support/fixtures/report-order';

function originsOf(...tests: readonly Partial<TestResult>[]): readonly string[] {
  const own = tests.map((fields, at) =>
    reportTest({ testId: at + 1, name: 'pH', areaName: 'Fluidos', profileName: '', ...fields }),
  );
  return own.map(testOrigins(own));
}

const B = { profileName: 'B', sample: 'Orina' };
it.each<[string, readonly Partial<TestResult>[], readonly string[]]>([
  ['nothing where a name comes once', [{}, { name: 'Densidad' }], ['', '']],
  ['nothing of one test in two profiles', [{ profileName: 'A' }, { testId: 1 }], ['', '']],
  ['the profile', [{ profileName: ' A ' }, B], ['A', 'B']],
  ['it where names read alike', [{ profileName: 'A' }, { ...B, name: 'PH' }], ['A', 'B']],
  ['the area of one without it', [{ profileName: 'A' }, { areaName: 'Gases' }], ['A', 'Gases']],
  ['the sample', [{ sample: 'Sangre' }, { sample: 'Orina' }], ['Sangre', 'Orina']],
  [
    'all of it where no single one tells',
    [{ profileName: 'A', sample: 'Sangre' }, { profileName: 'A', sample: 'Orina' }, B],
    ['A · Fluidos · Sangre', 'A · Fluidos · Orina', 'B · Fluidos · Orina'],
  ],
])('tells %s', (_what, tests, origins) => {
  expect(originsOf(...tests)).toEqual(origins);
});
