import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { orderResultsOptions } from '@/api/orders/get-order-results';
import { writeAuthorization } from '@/api/session/authorization-store';
import { USER_TYPES_IN_ORDER } from '@/domain/auth/user-type';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

import { ORDER } from '@tests/unit/api/calls/call-samples';
import { answerAll, portalPerTest } from '@tests/unit/api/portal';

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

type Rule = readonly [name: string, rules: VisibilityRules, test: Record<string, unknown>];

const RULES: readonly Rule[] = [
  ...[-1, 0, 1, 2, 3].map((state): Rule => [
    `only validated results, state ${state}`,
    { onlyValidated: true, panicBlocking: 'none', seesConfidential: true },
    hidden({ state, pathology: 0 }),
  ]),
  [
    'only validated results, no state',
    { onlyValidated: true, panicBlocking: 'none', seesConfidential: true },
    hidden({ pathology: 0 }),
  ],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 'x'].map((pathology): Rule => [
    `panic blocking by test, pathology ${pathology}`,
    { onlyValidated: false, panicBlocking: 'test', seesConfidential: true },
    hidden({ state: 4, pathology }),
  ]),
  [
    'a test of another order',
    { onlyValidated: false, panicBlocking: 'none', seesConfidential: true },
    hidden({ order: '202503200006', state: 4, pathology: 0 }),
  ],
  [
    'the comment of a blocked result',
    { onlyValidated: false, panicBlocking: 'none', seesConfidential: true },
    { testId: 2, state: 4, blockTest: true, result: 'x', resultComment: { comment: HIDDEN } },
  ],
  ...['RESTRINGIDO', 'Solo en consulta'].map((result): Rule => [
    `the comment of a confidential result that the server replaced by ${result}`,
    {
      ...{ onlyValidated: false, panicBlocking: 'none', seesConfidential: true },
      restrictedText: 'Sólo en consulta',
    },
    { testId: 2, state: 4, confidential: true, result, resultComment: { comment: HIDDEN } },
  ]),
  ...[true, 1, 'si', 'x', {}].map((confidential): Rule => [
    `a confidential result, told by ${JSON.stringify(confidential)}`,
    { onlyValidated: false, panicBlocking: 'none', seesConfidential: false },
    { testId: 2, state: 4, confidential, result: HIDDEN, resultComment: { comment: HIDDEN } },
  ]),
];

const cases = RULES.flatMap(([name, rules, test]) =>
  USER_TYPES_IN_ORDER.map((type) => [name, type, rules, test] as const),
);

/** Everything that the cache holds once the results were asked for. */
async function cached(rules: VisibilityRules, tests: readonly unknown[]): Promise<string> {
  answerAll(() => HttpResponse.json(tests));
  const client = new QueryClient();
  await client.query(orderResultsOptions({ order: ORDER, patientIdDB: 7, areaId: 0, rules }));
  const queries = client.getQueryCache().getAll();
  return JSON.stringify(queries.map(({ queryKey, state }) => [queryKey, state]));
}

portalPerTest();

it.each(cases)('%s: nothing of it is kept for user type %i (K3)', async (...given) => {
  const [, type, rules, test] = given;
  writeAuthorization({
    authToken: 'aaaa.bbbb.cccc',
    userName: 'mrojas',
    id: 17,
    photo: '',
    confidential: true,
    type,
    administrator: false,
  });
  const kept = await cached(rules, [seen, test]);
  expect(kept).toContain(SEEN);
  expect(kept).not.toContain(HIDDEN);
});

it('a pathological result hides the whole order where the laboratory wants it so (K3)', async () => {
  const rules = { onlyValidated: false, panicBlocking: 'order', seesConfidential: true } as const;
  const kept = await cached(rules, [hidden({ state: 4, pathology: 0 }), { ...seen, pathology: 5 }]);
  expect(kept).not.toContain('ZQXPHI');
});

it('without a rule the same texts are kept: the search finds them', async () => {
  const rules = { onlyValidated: false, panicBlocking: 'none', seesConfidential: true } as const;
  expect(await cached(rules, [hidden({ state: 0, pathology: 5 })])).toContain(HIDDEN);
});
