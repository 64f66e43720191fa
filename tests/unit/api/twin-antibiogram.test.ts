import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { orderResultsOptions } from '@/api/orders/get-order-results';

import { ORDER } from './call-samples';
import { answerAll, portalPerTest, signIn } from './portal';

const culture = { testId: 88, state: 4, pathology: 0, result: 'Crecimiento', hasAntibiogram: true };
const other = { ...culture, testId: 89 };

portalPerTest();

/** Of which of the tests an antibiogram is offered, as their ids. */
async function offered(tests: readonly object[], rules = {}) {
  signIn();
  answerAll(() => HttpResponse.json(tests));
  const options = orderResultsOptions({
    order: ORDER,
    patientIdDB: 7,
    areaId: 0,
    rules: { onlyValidated: false, panicBlocking: 'none', seesConfidential: false, ...rules },
  });
  const { tests: read } = await new QueryClient().query(options);
  return read.filter(({ hasAntibiogram }) => hasAntibiogram).map(({ testId }) => testId);
}

it.each([
  ['confidential', { confidential: true }, {}],
  ['blocked', { blockTest: 1 }, {}],
  ['pathological where those are kept back', { pathology: 3 }, { panicBlocking: 'test' }],
  ['not validated where only validated ones are seen', { state: 2 }, { onlyValidated: true }],
])(
  'no antibiogram is offered that may be of a test of the same id which is %s (K3)',
  async (_, fields, rules) => {
    expect(await offered([culture, { ...culture, ...fields }, other], rules)).toEqual([89]);
  },
);

it('of a test that comes twice, both seen, each offers it', async () => {
  expect(await offered([culture, culture, other])).toEqual([88, 88, 89]);
});
