import fc from 'fast-check';
import { expect, it } from 'vitest';

import { inClinicalOrder, type ClinicalOrder } from '@/domain/results/clinical-order';
import { groupResults, isInProfile } from '@/domain/results/group-results';
import { reportTest } from '@tests/support/fixtures/report-order';

const anyTest = fc
  .record({
    testId: fc.nat(4),
    testCode: fc.constantFrom('', '1', '01', '2', '10', 'HB', 'hb'),
    name: fc.constantFrom('', 'Ácido', 'Acido', 'Zinc'),
    areaId: fc.nat(2),
    areaName: fc.constantFrom('', 'Química', 'Orina'),
    profileId: fc.nat(2),
    profileName: fc.constantFrom('', 'Perfil'),
    printSort: fc.option(fc.integer({ min: -2, max: 2 })),
    result: fc.constantFrom('1', '2'),
  })
  .map((fields) => reportTest(fields));

const anyOrder: fc.Arbitrary<ClinicalOrder> = fc.record({
  file: fc.record({
    areas: fc.subarray(['orina', 'Química']),
    profiles: fc.subarray(['Perfil']),
    tests: fc.subarray(['10', 'zinc', 'HB']),
  }),
  areas: fc.array(
    fc.record({ id: fc.nat(2), name: fc.constant(''), ordering: fc.option(fc.nat(2)) }),
    { maxLength: 3 },
  ),
});

const anyTests = fc.array(anyTest, { maxLength: 12 });

it('is the same whatever the order of the answer', () => {
  const shuffled = anyTests.chain((tests) =>
    fc.tuple(
      fc.constant(tests),
      fc.shuffledSubarray(tests, { minLength: tests.length, maxLength: tests.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, anyOrder, ([tests, other], order) => {
      const inOrder = inClinicalOrder(tests, order);
      expect(inClinicalOrder(other, order)).toEqual(inOrder);
      expect(inClinicalOrder(inOrder, order)).toEqual(inOrder);
    }),
    { numRuns: 300 },
  );
});

it('gives every test back exactly once, areas and profiles each in one piece', () => {
  fc.assert(
    fc.property(anyTests, anyOrder, (tests, order) => {
      const inOrder = inClinicalOrder(tests, order);
      expect(new Set(inOrder)).toEqual(new Set(tests));
      expect(inOrder).toHaveLength(tests.length);
      const grouped = groupResults(inOrder);
      expect(grouped.flatMap(({ profiles }) => profiles.flatMap((one) => one.tests))).toEqual(
        inOrder,
      );
      for (const { profiles } of grouped) {
        expect(profiles.findIndex((one) => !isInProfile(one))).toBeLessThanOrEqual(0);
      }
    }),
    { numRuns: 300 },
  );
});
