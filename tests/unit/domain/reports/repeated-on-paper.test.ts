import { expect, it } from 'vitest';

import { reportData } from '@tests/support/fixtures/report-job';
import { reportTest } from '@tests/support/fixtures/report-order';

type Fields = Parameters<typeof reportTest>[0];

const CULTURE: Fields = { testId: 88, name: 'Hemocultivo' };

/** What paper calls these tests. */
function named(tests: readonly Fields[]) {
  const { areas } = reportData(tests.map(reportTest));
  return areas.flatMap(({ profiles }) =>
    profiles.flatMap(({ rows }) => rows.map(({ test }) => test)),
  );
}

it('a test that comes several times is told apart by its sample, as on screen', () => {
  const tests = [
    { ...CULTURE, sample: 'Brazo derecho', printSort: 1 },
    { ...CULTURE, sample: '', printSort: 2 },
    { testId: 89, name: 'Urocultivo', sample: 'Orina', printSort: 3 },
    { ...CULTURE, sample: 'Pie', profileId: 3, profileName: 'Perfil' },
  ];
  const names = ['Hemocultivo (Brazo derecho)', 'Hemocultivo', 'Urocultivo', 'Hemocultivo (Pie)'];
  expect(named(tests)).toEqual(names);
  expect(named(tests.slice(0, 1))).toEqual(['Hemocultivo']);
});
