import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  previousHistoriesOptions,
  previousRecentOptions,
  testsWithPrevious,
} from '@/api/orders/get-previous-values';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import type { TestResult } from '@/domain/results/test-result';
import { reportTest } from '@tests/support/fixtures/report-order';
import { historyItem, testHistory } from '@tests/support/fixtures/test-history';

import { network, OPEN_RULES, portalPerTest, SERVICE, signIn } from '@tests/unit/api/portal';

const ORDER = '202611200007';
const NOW = Date.UTC(2026, 10, 20, 15);
const HISTORY = `${SERVICE}/orders/results/history`;
const off = settingsFromEntries([]).results;
const settings = { ...off, historyTable: true };
const rules = { ...OPEN_RULES, seesConfidential: false };
const test = (testId: number, fields: Partial<TestResult> = {}) =>
  reportTest({ testId, order: ORDER, result: '5.1', validationDate: NOW, ...fields });

let bodies: unknown[] = [];

function requestOf(tests: readonly TestResult[], changes: Partial<typeof settings> = {}) {
  const patient = { patientIdDB: 9, patientId: '52345678', documentTypeId: 1 };
  const asked = testsWithPrevious(tests);
  return { patient, order: ORDER, asked, settings: { ...settings, ...changes }, rules };
}

/** What a grid that shows these tests gets. */
function observe(tests: readonly TestResult[], changes: Partial<typeof settings> = {}) {
  const options = previousHistoriesOptions(requestOf(tests, changes));
  return new QueryObserver(new QueryClient(), options);
}

portalPerTest();

describe('previousHistoriesOptions', () => {
  beforeEach(() => {
    signIn();
    bodies = [];
    network.use(
      http.patch(HISTORY, async ({ request }) => {
        const body = (await request.json()) as { testId: number[] };
        bodies.push(body);
        return HttpResponse.json(
          body.testId.map((testId) => ({ testId, history: [{ order: ORDER, result: '5.1' }] })),
        );
      }),
    );
  });

  it('asks once for the numeric tests of the order', async () => {
    const observer = observe([test(12), test(3), test(4, { resultType: 'text' }), test(12)]);
    const histories = await new Promise((resolve) => {
      observer.subscribe(({ data }) => {
        if (data !== undefined) resolve(data);
      });
    });
    expect(bodies).toEqual([{ id: 9, testId: [3, 12] }]);
    expect(histories).toMatchObject({ items: [{ testId: 3 }, { testId: 12 }] });
  });

  it.each<[string, TestResult, Partial<typeof settings>]>([
    ['every kind of history is off', test(1), { historyTable: false }],
    ['the order has no numeric test', test(1, { resultType: 'text' }), {}],
    ['the user may not see the only result', test(1, { withheld: true }), {}],
  ])('asks for nothing when %s', async (_case, only, changes) => {
    const observer = observe([only], changes);
    observer.subscribe(() => undefined);
    expect(observer.getCurrentResult().fetchStatus).toBe('idle');
    await delay(0);
    expect(bodies).toEqual([]);
  });

  it('is cancelled when the grid shows another order', async () => {
    const begun = vi.fn();
    const aborted = vi.fn();
    network.use(
      http.patch(HISTORY, async ({ request }) => {
        request.signal.addEventListener('abort', aborted);
        begun();
        await delay('infinite');
      }),
    );
    const leave = observe([test(1)]).subscribe(() => undefined);
    await expect.poll(() => begun.mock.calls).toHaveLength(1);
    leave();
    await expect.poll(() => aborted.mock.calls).toHaveLength(1);
  });
});

describe('previousRecentOptions', () => {
  const cutAt = (order: string) => ({
    ...testHistory(1, [historyItem({ order })]),
    truncated: true,
  });
  it.each([
    ['no history is cut', [testHistory(1, [historyItem()])], 4, false],
    ['a history is cut before the order', [cutAt('202611190001')], 4, true],
    ['the cut history reaches the order', [cutAt(ORDER)], 4, false],
    ['the cut history goes beyond the order', [cutAt('202611210001')], 4, false],
    ['a patient reads their own orders', [cutAt('202611190001')], 2, true],
    ['a physician cannot list the orders of others', [cutAt('202611190001')], 1, false],
    ['an account cannot either', [cutAt('202611190001')], 3, false],
  ] as const)('%s', (_case, histories, type, isAsked) => {
    signIn({ type });
    expect(previousRecentOptions(requestOf([test(1)]), histories).enabled).toBe(isAsked);
  });
});
