import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { orderResultsOptions } from '@/api/orders/get-order-results';
import { USER_TYPES_IN_ORDER } from '@/domain/auth/user-type';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

import { ORDER } from '@tests/unit/api/calls/call-samples';
import { answerJson, OPEN_RULES, portalPerTest, signIn } from '@tests/unit/api/portal';

/** Unique, so that it is found wherever it may be kept. */
const HIDDEN = 'ZQXPHI-hidden';
const SEEN = 'ZQXPHI-seen';

const seen = { testId: 1, state: 4, pathology: 0, result: SEEN };
/** A test with the canary in each text that the answer carries. */
const hidden = (fields: Record<string, unknown>) => ({
  testId: 2,
  result: HIDDEN,
  testName: HIDDEN,
  refLiteral: HIDDEN,
  resultComment: { comment: HIDDEN },
  technique: HIDDEN,
  unknownField: HIDDEN,
  ...fields,
});

const BLOCKED = { testId: 2, state: 4, blockTest: true, result: 'x' };
const RESTRICTED = { testId: 2, state: 4, confidential: true };
const comment = { resultComment: { comment: HIDDEN } };

/** A rule, and tests of which it keeps everything back that carries the canary. */
const RULES: readonly (readonly [name: string, rules: VisibilityRules, tests: object[]])[] = [
  [
    'only validated results',
    { ...OPEN_RULES, onlyValidated: true },
    [-1, 0, 1, 2, 3, undefined].map((state) => hidden({ state, pathology: 0 })),
  ],
  [
    'panic blocking by test',
    { ...OPEN_RULES, panicBlocking: 'test' },
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 'x'].map((pathology) => hidden({ state: 4, pathology })),
  ],
  ['another order', OPEN_RULES, [hidden({ order: '202503200006', state: 4, pathology: 0 })]],
  ['a blocked result', OPEN_RULES, [{ ...BLOCKED, ...comment }]],
  [
    'a confidential result that the server replaced',
    { ...OPEN_RULES, restrictedText: 'Sólo en consulta' },
    ['RESTRINGIDO', 'Solo en consulta'].map((result) => ({ ...RESTRICTED, result, ...comment })),
  ],
  [
    'a confidential result',
    { ...OPEN_RULES, seesConfidential: false },
    [true, 1, 'si', 'x', {}].map((confidential) => ({
      ...{ ...RESTRICTED, confidential, result: HIDDEN },
      ...comment,
    })),
  ],
];

/** Everything that a cache holds once the results were asked for. */
async function cached(rules: VisibilityRules, tests: readonly unknown[]): Promise<string> {
  answerJson(tests);
  const client = new QueryClient();
  await client.query(orderResultsOptions({ order: ORDER, patientIdDB: 7, areaId: 0, rules }));
  const queries = client.getQueryCache().getAll();
  return JSON.stringify(queries.map(({ queryKey, state }) => [queryKey, state]));
}

portalPerTest();

it.each(RULES)('%s: nothing of it is kept, whoever is signed in', async (_rule, rules, tests) => {
  for (const type of USER_TYPES_IN_ORDER) {
    signIn({ type, administrator: false });
    for (const test of tests) {
      const kept = await cached(rules, [seen, test]);
      expect(kept).toContain(SEEN);
      expect(kept, `${JSON.stringify(test)}, user type ${type}`).not.toContain(HIDDEN);
    }
  }
});

it('a pathological result hides the whole order where the laboratory wants it so', async () => {
  const rules = { ...OPEN_RULES, panicBlocking: 'order' } as const;
  const kept = await cached(rules, [hidden({ state: 4, pathology: 0 }), { ...seen, pathology: 5 }]);
  expect(kept).not.toContain('ZQXPHI');
});

it('without a rule the same texts are kept: the search finds them', async () => {
  expect(await cached(OPEN_RULES, [hidden({ state: 0, pathology: 5 })])).toContain(HIDDEN);
});
