import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { orderResultsOptions } from '@/api/orders/get-order-results';
import { recentResultsOptions } from '@/api/orders/get-recent-results';
import type { UserTypeCode } from '@/domain/auth/user-type';
import type { RecentResults } from '@/domain/results/history/recent-results';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

import { network, OPEN_RULES, portalPerTest, SERVICE, signIn } from '@tests/unit/api/portal';

const OPEN = '202611310001';
const AFTER = '202611200001';
const PATIENT = { patientIdDB: 9, patientId: '52345678', documentTypeId: 1 };
const RULES = { ...OPEN_RULES, onlyValidated: true };
const orderOf = (day: number) => `202611${String(day).padStart(2, '0')}0001`;

/** What the laboratory holds: days with an order of the patient, oldest first. */
let orderDays: readonly number[] = [];
let searches: unknown[] = [];
let asked: string[] = [];
let underWay = 0;
let mostUnderWay = 0;

const wireOrder = (order: string, patientIdDB = PATIENT.patientIdDB) => ({
  ...{ order: Number(order), patientIdDB, patientId: '52345678', name1: 'Ana' },
});
const wireTest = (order: string, fields: object = {}) => ({
  ...{ order: Number(order), testId: 1, state: 4, resultType: 1, result: '5', pathology: 0 },
  ...fields,
});

/** Answers an order's results; the default holds one validated test. */
let answer: (order: string) => Response | Promise<Response> = (order) =>
  HttpResponse.json([wireTest(order)]);

/** What the screen of an order asks for. */
const openedOptions = (order: string) =>
  orderResultsOptions({
    ...{ order, patientIdDB: PATIENT.patientIdDB, areaId: 0, rules: RULES },
  });

function look(client = new QueryClient(), rules = RULES) {
  const options = recentResultsOptions({ patient: PATIENT, order: OPEN, after: AFTER, rules });
  return client.query({ ...options, retry: false });
}

portalPerTest();

beforeEach(() => {
  signIn();
  orderDays = [5, 20, 21, 25, 31];
  searches = [];
  asked = [];
  underWay = 0;
  mostUnderWay = 0;
  answer = (order) => HttpResponse.json([wireTest(order)]);
  network.use(
    http.patch(`${SERVICE}/orders/filter`, async ({ request }) => {
      searches.push(await request.json());
      return HttpResponse.json([
        ...orderDays.map((day) => wireOrder(orderOf(day))),
        wireOrder('202611220077', 8),
      ]);
    }),
    http.get(`${SERVICE}/orders/results/order/:order/:area`, async ({ params }) => {
      const order = String(params['order']);
      asked.push(`${order}/${String(params['area'])}`);
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      try {
        return await answer(order);
      } finally {
        underWay -= 1;
      }
    }),
  );
});

describe('recentResultsOptions', () => {
  it('asks for the later orders of this very patient, newest first, not for the open one', async () => {
    const recent = await look();
    expect(searches).toEqual([
      { documentType: 1, patientId: '52345678', area: 0, onlyValidated: true },
    ]);
    expect(asked).toEqual([`${orderOf(25)}/0`, `${orderOf(21)}/0`]);
    expect(recent).toMatchObject({
      listed: [orderOf(25), orderOf(21)],
      listedFrom: orderOf(5),
      failed: [],
    });
    expect([...recent.answers.keys()]).toEqual([orderOf(25), orderOf(21)]);
  });

  it('asks for twelve orders at most, two at once', async () => {
    orderDays = Array.from({ length: 400 }, (_, at) => at);
    const many = orderDays.map((at) => wireOrder(String(202_611_200_000 + at)));
    network.use(http.patch(`${SERVICE}/orders/filter`, () => HttpResponse.json(many)));
    answer = async (order) => {
      await delay(2);
      return HttpResponse.json([wireTest(order)]);
    };
    const recent = await look();
    expect(asked).toHaveLength(12);
    expect(mostUnderWay).toBe(2);
    expect(recent.listed).toHaveLength(398);
  });

  const byDocument = { documentType: 1, patientId: '52345678', area: 0, onlyValidated: true };
  it.each<[UserTypeCode, object, string | null]>([
    [2, { dateNumber: null, area: 0, onlyValidated: true }, orderOf(5)],
    [1, byDocument, null],
    [5, byDocument, null],
  ])('user type %i lists as it may, and only some lists are whole', async (type, body, from) => {
    signIn({ type });
    const recent = await look();
    expect(searches).toEqual([body]);
    expect(recent.listedFrom).toBe(from);
  });

  it('lists nobody where the patient has no identification: everybody would come', async () => {
    const patient = { ...PATIENT, patientId: ' ' };
    const options = recentResultsOptions({
      ...{ patient, order: OPEN, after: AFTER, rules: RULES },
    });
    expect(await new QueryClient().query(options)).toMatchObject({ listed: [], listedFrom: null });
    expect(searches).toEqual([]);
  });

  it('goes on when one order fails, and asks for it again on demand; fails when none can be listed', async () => {
    const failed = () => new HttpResponse(null, { status: 404 });
    let isBroken = true;
    answer = (order) =>
      isBroken && order === orderOf(25) ? failed() : HttpResponse.json([wireTest(order)]);
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const first = await look(client);
    expect(first.failed).toEqual([orderOf(25)]);
    expect([...first.answers.keys()]).toEqual([orderOf(21)]);
    isBroken = false;
    asked = [];
    await client.invalidateQueries({ queryKey: ['orders', 'recent'] });
    expect((await look(client)).failed).toEqual([]);
    expect(asked).toEqual([`${orderOf(25)}/0`]);
    asked = [];
    network.use(http.patch(`${SERVICE}/orders/filter`, failed));
    await expect(look()).rejects.toThrow();
    expect(asked).toEqual([]);
  });

  it.each<[string, Partial<VisibilityRules>, object]>([
    ['blocked by its pathology', { panicBlocking: 'test' }, { pathology: 9 }],
    ['in an order that is blocked', { panicBlocking: 'order' }, { pathology: 9 }],
    ['not validated', { onlyValidated: true }, { state: 3 }],
    ['confidential', { seesConfidential: false }, { confidential: true }],
  ])('never holds a result that is %s', async (_case, rules, fields) => {
    answer = (order) => HttpResponse.json([wireTest(order, { ...fields, result: 'ZQX-hidden' })]);
    const client = new QueryClient();
    const recent: RecentResults = await look(client, { ...RULES, ...rules });
    const kept = client.getQueryCache().getAll();
    expect(JSON.stringify(kept.map(({ state }) => state))).not.toContain('ZQX-hidden');
    const tests = [...recent.answers.values()].flatMap((one) => one.tests);
    expect(JSON.stringify(tests)).not.toContain('ZQX-hidden');
    const isPanic = rules.panicBlocking !== undefined;
    expect([...recent.answers.values()].every(({ isWhole }) => isWhole)).toBe(!isPanic);
  });

  it('shares each order with the screen that opens it', async () => {
    const client = new QueryClient();
    await client.query(openedOptions(orderOf(25)));
    await look(client);
    await client.query(openedOptions(orderOf(21)));
    expect(asked.toSorted()).toEqual([`${orderOf(21)}/0`, `${orderOf(25)}/0`]);
  });

  it('ends its calls when nobody waits any more, and leaves those of an open order alone', async () => {
    const aborted = vi.fn();
    const begun = new Map<string, () => void>();
    const begin = (order: string) =>
      new Promise<void>((resolve) => {
        begun.set(order, resolve);
      });
    const both = Promise.all([begin(orderOf(25)), begin(orderOf(21))]);
    network.use(
      http.get(`${SERVICE}/orders/results/order/:order/:area`, async ({ request, params }) => {
        const order = String(params['order']);
        request.signal.addEventListener('abort', () => {
          aborted(order);
        });
        begun.get(order)?.();
        await delay('infinite');
      }),
    );
    const client = new QueryClient();
    const options = recentResultsOptions({
      ...{ patient: PATIENT, order: OPEN, after: AFTER, rules: RULES },
    });
    const leave = new QueryObserver(client, options).subscribe(() => undefined);
    const opened = openedOptions(orderOf(21));
    const close = new QueryObserver(client, opened).subscribe(() => undefined);
    await both;
    leave();
    await expect.poll(() => aborted.mock.calls).toEqual([[orderOf(25)]]);
    close();
    await expect.poll(() => aborted.mock.calls).toEqual([[orderOf(25)], [orderOf(21)]]);
  });
});
