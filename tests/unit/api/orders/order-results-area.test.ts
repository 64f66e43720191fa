import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { orderResultsOptions } from '@/api/orders/get-order-results';
import type { PanicBlocking } from '@/domain/configuration/read-values';

import { network, portalPerTest, SERVICE, signIn } from '@tests/unit/api/portal';

const ORDER = '202503200005';
const ALL = 0;
const CHEMISTRY = 1;
const HAEMATOLOGY = 2;
/** Of another area than those with tests. */
const IMMUNOLOGY = 3;

const test = (testId: number, areaId: number | null, pathology: unknown = 0) => ({
  order: Number(ORDER),
  testId,
  areaId,
  state: 4,
  pathology,
  result: '5',
});

let asked: string[] = [];

/** A laboratory that gives the tests of the area asked for, as servers do. */
function laboratory(tests: readonly ReturnType<typeof test>[]): void {
  network.use(
    http.get(`${SERVICE}/orders/results/order/:order/:area`, ({ params }) => {
      const area = Number(params['area']);
      asked.push(String(params['area']));
      return HttpResponse.json(tests.filter(({ areaId }) => area === ALL || areaId === area));
    }),
  );
}

async function read(areaId: number, panicBlocking: PanicBlocking) {
  const rules = { onlyValidated: true, panicBlocking, seesConfidential: true };
  const options = orderResultsOptions({ order: ORDER, patientIdDB: 7, areaId, rules });
  const { tests, blocked, withheld } = await new QueryClient().query(options);
  return { ids: tests.map(({ testId }) => testId), blocked, withheld };
}

portalPerTest();

describe('panic blocking and the area asked for', () => {
  beforeEach(() => {
    signIn();
    asked = [];
  });

  it.each<[PanicBlocking, number, Awaited<ReturnType<typeof read>>]>([
    ['none', ALL, { ids: [1, 2, 3], blocked: false, withheld: false }],
    ['none', CHEMISTRY, { ids: [1], blocked: false, withheld: false }],
    ['none', HAEMATOLOGY, { ids: [2, 3], blocked: false, withheld: false }],
    ['test', ALL, { ids: [1, 3], blocked: false, withheld: true }],
    ['test', CHEMISTRY, { ids: [1], blocked: false, withheld: false }],
    ['test', HAEMATOLOGY, { ids: [3], blocked: false, withheld: true }],
    ['order', ALL, { ids: [], blocked: true, withheld: false }],
    ['order', CHEMISTRY, { ids: [], blocked: true, withheld: false }],
    ['order', HAEMATOLOGY, { ids: [], blocked: true, withheld: false }],
    ['order', IMMUNOLOGY, { ids: [], blocked: true, withheld: false }],
  ])('blocking %s, area %i: %j', async (panicBlocking, areaId, expected) => {
    for (const pathology of [4, 9, 'x']) {
      laboratory([test(1, CHEMISTRY), test(2, HAEMATOLOGY, pathology), test(3, HAEMATOLOGY)]);
      expect(await read(areaId, panicBlocking)).toEqual(expected);
    }
  });

  it('shows the area asked for of an order that is not blocked, and what nobody gave an area', async () => {
    laboratory([test(1, CHEMISTRY), test(2, HAEMATOLOGY), test(3, null)]);
    expect((await read(CHEMISTRY, 'order')).ids).toEqual([1, 3]);
    expect((await read(HAEMATOLOGY, 'order')).ids).toEqual([2, 3]);
    expect((await read(ALL, 'order')).ids).toEqual([1, 2, 3]);
    // The whole order is asked for only where all of it is judged.
    await read(CHEMISTRY, 'none');
    await read(CHEMISTRY, 'test');
    expect(asked).toEqual(['0', '0', '0', '1', '1']);
  });
});
