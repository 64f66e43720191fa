import fc from 'fast-check';
import { expect, it } from 'vitest';

import { groupResults, inGridOrder } from '@/domain/results/group-results';
import { reportTest } from '@tests/support/fixtures/report-order';

const test = (testId: number, areaId: number, profileId: number, printSort: number | null = null) =>
  reportTest({ testId, areaId, areaName: `A${areaId}`, profileId, printSort });

it('keeps areas in order of appearance, single tests first, print order inside', () => {
  const groups = groupResults([
    test(1, 9, 5, 2),
    test(2, 3, 0),
    test(3, 9, 0, 8),
    test(4, 9, 5, 1),
    test(5, 3, 5),
    test(6, 9, 5, null),
  ]);
  const ids = groups.map(({ areaId, profiles }) => [
    areaId,
    profiles.map(({ profileId, tests }) => [profileId, tests.map(({ testId }) => testId)]),
  ]);
  expect(ids).toEqual([
    [
      9,
      [
        [0, [3]],
        [5, [4, 1, 6]],
      ],
    ],
    [
      3,
      [
        [0, [2]],
        [5, [5]],
      ],
    ],
  ]);
});

it('keeps two areas of the same name apart', () => {
  const same = [1, 2].map((areaId) => reportTest({ areaId, areaName: 'Química' }));
  expect(groupResults(same)).toHaveLength(2);
});

it('gives every test back exactly once, equal print orders in the server order, nulls last (F8)', () => {
  const any = fc.array(
    fc.record({
      testId: fc.nat(3),
      areaId: fc.nat(3),
      profileId: fc.nat(2),
      printSort: fc.option(fc.integer({ min: -5, max: 5 })),
    }),
  );
  fc.assert(
    fc.property(any, (fields) => {
      const tests = fields.map((one) => reportTest(one));
      const place = (test: (typeof tests)[number]) => tests.indexOf(test);
      const groups = groupResults(tests).flatMap(({ profiles }) => profiles);
      const seen = groups.flatMap((group) => group.tests.map(place));
      expect(seen.toSorted((one, other) => one - other)).toEqual(tests.map((_, at) => at));
      expect(inGridOrder(tests).map(place)).toEqual(seen);
      for (const { tests: members } of groups) {
        for (const [at, member] of members.entries()) {
          const next = members[at + 1];
          if (next === undefined) continue;
          const [one, other] = [member.printSort ?? 99, next.printSort ?? 99];
          expect(one < other || (one === other && place(member) < place(next))).toBe(true);
        }
      }
    }),
  );
});
