import fc from 'fast-check';
import { expect, it } from 'vitest';

import { resultAreas } from '@/features/results/grid/result-rows';
import { reportTest } from '@tests/support/fixtures/report-order';

const rowsOf = (...given: Parameters<typeof resultAreas>) =>
  resultAreas(...given).flatMap(({ heading, rows }) => [heading, ...rows]);

it('heads areas and profiles, and keeps the rows of an area together below its heading', () => {
  const areas = resultAreas([
    reportTest({ testId: 1, areaId: 4, areaName: 'Química' }),
    reportTest({ testId: 2, areaId: 4, profileId: 9, profileName: 'Lípidos' }),
    reportTest({ testId: 3, areaId: 5, areaName: '', resultType: 'text' }),
  ]);
  expect(areas.map(({ rows }) => rows.map(({ kind }) => kind))).toEqual([
    ['test', 'profile', 'test'],
    ['test'],
  ]);
  const [chemistry, lipids, nameless] = areas
    .flatMap(({ heading, rows }) => [heading, ...rows])
    .flatMap((row) =>
      row.kind === 'test' ? [] : [[row.name, row.tests.map(({ testId }) => testId)]],
    );
  expect(chemistry).toEqual(['Química', [1, 2]]);
  expect(lipids).toEqual(['Lípidos', [2]]);
  expect(nameless).toEqual(['', [3]]);
});

it('heads a profile of which the laboratory sends the name alone, by the same key however it is filtered', () => {
  const named = (testId: number, profileName: string) =>
    reportTest({ testId, areaId: 4, profileId: 0, profileName });
  const [blood, urine] = [named(1, 'Hemograma'), named(2, 'Parcial de orina')];
  const all = rowsOf([blood, urine]);
  expect(all.flatMap((row) => (row.kind === 'profile' ? [row.name] : []))).toEqual([
    'Hemograma',
    'Parcial de orina',
  ]);
  expect(all.map(({ key }) => key)).toEqual(
    expect.arrayContaining(rowsOf([urine]).map(({ key }) => key)),
  );
});

it('every test is one row and every row has a key of its own, also when a test comes twice', () => {
  const any = fc.array(fc.record({ testId: fc.nat(2), areaId: fc.nat(2), profileId: fc.nat(2) }));
  fc.assert(
    fc.property(any, (fields) => {
      const tests = fields.map((one) => reportTest(one));
      const rows = rowsOf(tests);
      const shown = rows.flatMap((row) => (row.kind === 'test' ? [row.test] : []));
      expect(new Set(shown)).toEqual(new Set(tests));
      expect(shown).toHaveLength(tests.length);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    }),
  );
});
