import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { previousValuesOptions } from '@/api/orders/get-previous-values';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import type { TestResult } from '@/domain/results/test-result';
import { reportTest } from '@tests/support/fixtures/report-order';

import { network, portalPerTest, SERVICE, signIn } from './portal';

const ORDER = '202611200007';
const NOW = Date.UTC(2026, 10, 20, 15);
const HISTORY = `${SERVICE}/orders/results/history`;
const off = settingsFromEntries([]).results;
const settings = { ...off, historyTable: true };
const rules = {
  onlyValidated: false,
  panicBlocking: 'none',
  seesConfidential: false,
} as const;
const test = (testId: number, fields: Partial<TestResult> = {}) =>
  reportTest({ testId, order: ORDER, result: '5.1', validationDate: NOW, ...fields });

let bodies: unknown[] = [];

/** What a grid that shows these tests gets; the laboratory knows a value of 4.85 of every test, an hour earlier. */
function observe(tests: readonly TestResult[], changes: Partial<typeof settings> = {}) {
  const options = previousValuesOptions({
    patientIdDB: 9,
    tests,
    settings: { ...settings, ...changes },
    rules,
  });
  return new QueryObserver(new QueryClient(), options);
}

portalPerTest();

describe('previousValuesOptions', () => {
  beforeEach(() => {
    signIn();
    bodies = [];
    network.use(
      http.patch(HISTORY, async ({ request }) => {
        const body = (await request.json()) as { testId: number[] };
        bodies.push(body);
        await delay(10);
        return HttpResponse.json(
          body.testId.map((testId) => ({
            testId,
            history: [
              {
                order: '202611190001',
                result: '4.85',
                validateDate: NOW - 3_600_000,
                refMin: 70,
                refMax: 100,
              },
              { order: ORDER, result: '5.1', validateDate: NOW, refMin: 70, refMax: 100 },
            ],
          })),
        );
      }),
    );
  });

  it('asks once for the numeric tests of the order and gives the value before each', async () => {
    const observer = observe([test(12), test(3), test(4, { resultType: 'text' }), test(12)]);
    const values = await new Promise((resolve) => {
      observer.subscribe(({ data }) => {
        if (data !== undefined) resolve(data);
      });
    });
    const previous = {
      text: '4.85',
      date: NOW - 3_600_000,
      order: '202611190001',
      change: { kind: 'number', text: '+0.25' },
    };
    expect(bodies).toEqual([{ id: 9, testId: [3, 12] }]);
    expect(values).toEqual(
      new Map([
        [12, previous],
        [3, previous],
      ]),
    );
  });

  it.each<[string, readonly TestResult[], Partial<typeof settings>]>([
    ['every kind of history is off', [test(1)], { historyTable: false }],
    ['the order has no numeric test', [test(1, { resultType: 'text' })], {}],
    ['the server withholds the only test (K3)', [test(1, { blocked: true })], {}],
    [
      'the user may not see the only result (K3)',
      [test(1, { confidential: true, result: '5.1' })],
      {},
    ],
  ])('asks for nothing when %s', async (_case, tests, changes) => {
    observe(tests, changes).subscribe(() => undefined);
    await delay(30);
    expect(bodies).toEqual([]);
  });

  it('is cancelled when the grid shows another order (D5)', async () => {
    const aborted = vi.fn();
    network.use(
      http.patch(HISTORY, async ({ request }) => {
        request.signal.addEventListener('abort', aborted);
        await delay(200);
        return HttpResponse.json([]);
      }),
    );
    const leave = observe([test(1)]).subscribe(() => undefined);
    await delay(50);
    leave();
    await delay(50);
    expect(aborted).toHaveBeenCalledOnce();
  });
});
