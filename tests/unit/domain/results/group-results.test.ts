import fc from 'fast-check';
import { expect, it } from 'vitest';

import { groupResults, isInProfile } from '@/domain/results/group-results';
import { reportTest } from '@tests/support/fixtures/report-order';

const test = (testId: number, areaId: number, profileId: number) =>
  reportTest({ testId, areaId, areaName: `A${areaId}`, profileId });

it('keeps areas, profiles and tests in order of appearance', () => {
  const groups = groupResults([
    test(1, 9, 0),
    test(2, 9, 5),
    test(3, 3, 5),
    test(4, 9, 5),
    test(5, 3, 0),
  ]);
  const ids = groups.map(({ areaId, profiles }) => [
    areaId,
    profiles.map(({ profileId, tests }) => [profileId, tests.map(({ testId }) => testId)]),
  ]);
  expect(ids).toEqual([
    [
      9,
      [
        [0, [1]],
        [5, [2, 4]],
      ],
    ],
    [
      3,
      [
        [5, [3]],
        [0, [5]],
      ],
    ],
  ]);
});

it('tells areas without an id apart by their names', () => {
  const unnumbered = (testId: number, areaName: string) =>
    reportTest({ testId, areaId: 0, areaName, profileId: 0 });
  const groups = groupResults([
    unnumbered(1, 'Hematología'),
    unnumbered(2, 'Química'),
    unnumbered(3, 'Hematología'),
  ]);
  const ids = groups.map(({ areaName, profiles }) => [
    areaName,
    profiles.flatMap(({ tests }) => tests.map(({ testId }) => testId)),
  ]);
  expect(ids).toEqual([
    ['Hematología', [1, 3]],
    ['Química', [2]],
  ]);
});

it('tells profiles without an id apart by their names; those without either stand by themselves', () => {
  const unnumbered = (testId: number, profileName: string) =>
    reportTest({ testId, areaId: 1, profileId: 0, profileName });
  const [area] = groupResults([
    unnumbered(1, 'Hemograma'),
    unnumbered(2, ' '),
    unnumbered(3, 'Parcial de orina'),
    unnumbered(4, 'Hemograma '),
    unnumbered(5, ''),
  ]);
  expect(
    area?.profiles.map((profile) => [
      isInProfile(profile),
      profile.tests.map(({ testId }) => testId),
    ]),
  ).toEqual([
    [true, [1, 4]],
    [false, [2, 5]],
    [true, [3]],
  ]);
});

it('keeps two areas of the same name apart', () => {
  const same = [1, 2].map((areaId) => reportTest({ areaId, areaName: 'Química' }));
  expect(groupResults(same)).toHaveLength(2);
});

it('gives every test back exactly once, also one that comes twice (F8)', () => {
  const any = fc.array(fc.record({ testId: fc.nat(3), areaId: fc.nat(3), profileId: fc.nat(2) }));
  fc.assert(
    fc.property(any, (fields) => {
      const tests = fields.map((one) => reportTest(one));
      const seen = groupResults(tests).flatMap(({ profiles }) =>
        profiles.flatMap((profile) => profile.tests.map((member) => tests.indexOf(member))),
      );
      expect(seen.toSorted((one, other) => one - other)).toEqual(tests.map((_, at) => at));
    }),
  );
});
