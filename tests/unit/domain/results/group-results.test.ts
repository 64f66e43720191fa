import { expect, it } from 'vitest';

import { groupResults, isInProfile } from '@/domain/results/group-results';
import type { TestResult } from '@/domain/results/test-result';
import { reportTest } from '@tests/support/fixtures/report-order';

const test = (testId: number, areaId: number, profileId: number) =>
  reportTest({ testId, areaId, areaName: `A${areaId}`, profileId });

/** The areas with the ids of their tests, profile by profile. */
const grouped = (tests: readonly TestResult[]) =>
  groupResults(tests).map(({ areaName, profiles }) => {
    const ids = profiles.map((one) => one.tests.map(({ testId }) => testId).join());
    return `${areaName}: ${ids.join(' | ')}`;
  });

it('keeps areas, profiles and tests in order of appearance', () => {
  const tests = [test(1, 9, 0), test(2, 9, 5), test(3, 3, 5), test(4, 9, 5), test(5, 3, 0)];
  expect(grouped(tests)).toEqual(['A9: 1 | 2,4', 'A3: 3 | 5']);
});

it('tells areas without an id apart by their names', () => {
  const tests = ['Hematología', 'Química', 'Hematología'].map((areaName, at) =>
    reportTest({ testId: at + 1, areaId: 0, areaName }),
  );
  expect(grouped(tests)).toEqual(['Hematología: 1,3', 'Química: 2']);
});

it('tells profiles without an id apart by their names; those without either stand by themselves', () => {
  const names = ['Hemograma', ' ', 'Parcial de orina', 'Hemograma ', ''];
  const tests = names.map((profileName, at) =>
    reportTest({ testId: at + 1, areaName: 'A1', profileName }),
  );
  expect(grouped(tests)).toEqual(['A1: 1,4 | 2,5 | 3']);
  expect(groupResults(tests)[0]?.profiles.map(isInProfile)).toEqual([true, false, true]);
});

it('keeps two areas of the same name apart', () => {
  const same = [1, 2].map((areaId) => reportTest({ areaId, areaName: 'Química' }));
  expect(groupResults(same)).toHaveLength(2);
});
