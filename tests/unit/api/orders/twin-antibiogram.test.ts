import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { orderResultsOptions } from '@/api/orders/get-order-results';

import { ORDER } from '@tests/unit/api/calls/call-samples';
import { answerAll, portalPerTest, signIn } from '@tests/unit/api/portal';

const culture = { testId: 88, state: 4, pathology: 0, result: 'Crecimiento', hasAntibiogram: true };
const other = { ...culture, testId: 89 };

portalPerTest();

/** Of which of the tests an antibiogram is offered, and of which it is kept, as their ids. */
async function antibiograms(tests: readonly object[], rules = {}) {
  signIn();
  answerAll(() => HttpResponse.json(tests));
  const options = orderResultsOptions({
    order: ORDER,
    patientIdDB: 7,
    areaId: 0,
    rules: { onlyValidated: false, panicBlocking: 'none', seesConfidential: false, ...rules },
  });
  const { tests: read } = await new QueryClient().query(options);
  const cultures = read.filter(({ hasAntibiogram }) => hasAntibiogram);
  const ids = (isKept: true | undefined) =>
    cultures
      .filter(({ isAntibiogramKept }) => isAntibiogramKept === isKept)
      .map(({ testId }) => testId);
  return { offered: ids(undefined), kept: ids(true) };
}

it.each([
  ['confidential', { confidential: true }, {}],
  ['blocked', { blockTest: 1 }, {}],
  ['pathological where those are kept back', { pathology: 3 }, { panicBlocking: 'test' }],
  ['not validated where only validated ones are seen', { state: 2 }, { onlyValidated: true }],
])(
  'no antibiogram is offered that may be of a test of the same id which is %s (K3)',
  async (_, fields, rules) => {
    expect(await antibiograms([culture, { ...culture, ...fields }, other], rules)).toEqual({
      offered: [89],
      kept: [88],
    });
  },
);

it('of a test that comes twice, both seen, each offers it', async () => {
  const read = await antibiograms([culture, culture, other]);
  expect(read).toEqual({ offered: [88, 88, 89], kept: [] });
});

it('a test of the same id that may be read and has none is no antibiogram that is kept', async () => {
  const without = { ...culture, hasAntibiogram: false };
  const kept = { ...culture, confidential: true };
  expect(await antibiograms([without, kept])).toEqual({ offered: [], kept: [] });
});
