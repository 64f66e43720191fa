import fc from 'fast-check';
import { expect, it } from 'vitest';

import { resultRows } from '@/features/results/grid/result-rows';
import { reportTest } from '@tests/support/fixtures/report-order';

it('heads areas and profiles, and names for each row the heading that stays above it', () => {
  const rows = resultRows([
    reportTest({ testId: 1, areaId: 4, areaName: 'Química' }),
    reportTest({ testId: 2, areaId: 4, profileId: 9, profileName: 'Lípidos' }),
    reportTest({ testId: 3, areaId: 5, areaName: '', resultType: 'text' }),
  ]);
  expect(rows.map(({ kind, areaRow }) => [kind, areaRow])).toEqual([
    ['area', 0],
    ['test', 0],
    ['profile', 0],
    ['test', 0],
    ['area', 4],
    ['test', 4],
  ]);
  const [chemistry, , lipids, , nameless] = rows.map((row) =>
    row.kind === 'test' ? null : [row.name, row.tests.map(({ testId }) => testId)],
  );
  expect(chemistry).toEqual(['Química', [1, 2]]);
  expect(lipids).toEqual(['Lípidos', [2]]);
  expect(nameless).toEqual(['', [3]]);
});

it('heads a profile of which the laboratory sends the name alone, by the same key however it is filtered', () => {
  const named = (testId: number, profileName: string) =>
    reportTest({ testId, areaId: 4, profileId: 0, profileName });
  const [blood, urine] = [named(1, 'Hemograma'), named(2, 'Parcial de orina')];
  const all = resultRows([blood, urine]);
  expect(all.flatMap((row) => (row.kind === 'profile' ? [row.name] : []))).toEqual([
    'Hemograma',
    'Parcial de orina',
  ]);
  expect(all.map(({ key }) => key)).toEqual(
    expect.arrayContaining(resultRows([urine]).map(({ key }) => key)),
  );
});

it('every test is one row and every row has a key of its own, also when a test comes twice', () => {
  const any = fc.array(fc.record({ testId: fc.nat(2), areaId: fc.nat(2), profileId: fc.nat(2) }));
  fc.assert(
    fc.property(any, (fields) => {
      const tests = fields.map((one) => reportTest(one));
      const rows = resultRows(tests);
      const shown = rows.flatMap((row) => (row.kind === 'test' ? [row.test] : []));
      expect(new Set(shown)).toEqual(new Set(tests));
      expect(shown).toHaveLength(tests.length);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    }),
  );
});
