import fc from 'fast-check';
import { expect, it } from 'vitest';

import { resultBands } from '@/features/results/grid/result-rows';
import type { TestResult } from '@/domain/results/test-result';
import { reportTest } from '@tests/support/fixtures/report-order';

const rowsOf = (tests: readonly TestResult[], first = new Set<TestResult>()) =>
  resultBands(tests, first).flatMap(({ heading, rows }) => [heading, ...rows]);
const shapeOf = (...given: Parameters<typeof rowsOf>) =>
  rowsOf(...given).map((row) =>
    row.kind === 'test' ? row.test.testId : [row.area, row.profile].join(' · '),
  );

it('heads the tests of each profile, and those without one, with their area', () => {
  const tests = [
    reportTest({ testId: 1, areaId: 4, areaName: 'Química' }),
    reportTest({ testId: 2, areaId: 4, areaName: 'Química', profileId: 9, profileName: 'Lípidos' }),
    reportTest({ testId: 3, areaId: 5, areaName: '', resultType: 'text' }),
  ];
  expect(shapeOf(tests)).toEqual(['Química · ', 1, 'Química · Lípidos', 2, ' · ', 3]);
});

it('has first what asks for action, under the heading of its profile where that is wholly there', () => {
  const lipid = { areaId: 4, areaName: 'Química', profileId: 9, profileName: 'Lípidos' };
  const [one, two, three] = [
    reportTest({ testId: 1, areaId: 4, areaName: 'Química' }),
    reportTest({ testId: 2, ...lipid }),
    reportTest({ testId: 3, ...lipid }),
  ] as const;
  const all = [one, two, three];
  expect(shapeOf(all, new Set([two]))).toEqual([' · ', 2, 'Química · ', 1, 'Química · Lípidos', 3]);
  expect(shapeOf(all, new Set([two, three]))).toEqual([
    ...[' · ', 'Química · Lípidos', 2, 3],
    ...['Química · ', 1],
  ]);
});

it('heads a profile of which the laboratory sends the name alone, by the same key however it is filtered', () => {
  const named = (testId: number, profileName: string) =>
    reportTest({ testId, areaId: 4, profileId: 0, profileName });
  const [blood, urine] = [named(1, 'Hemograma'), named(2, 'Parcial de orina')];
  const all = rowsOf([blood, urine]);
  expect(all.flatMap((row) => (row.kind === 'band' ? [row.profile] : []))).toEqual([
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
