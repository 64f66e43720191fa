import { hashKey, type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';

import { orderSearchOptions } from '@/api/orders/filter-orders';
import { createQueryClient } from '@/api/query-client';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import { useOpenOrder } from '@/features/orders/use-open-order';
import { loadRuntimeConfig } from '@/lib/runtime-config';

import { wireOrder } from '@tests/support/orders/dashboard';

/** One search of every mode; the last one is a patient's own visits. */
const SEARCHES: readonly SearchCriteria[] = [
  { order: '202603010001', area: 0 },
  { dateNumberInit: 20_260_301, dateNumberEnd: 20_260_331, area: 0 },
  { dateNumberInit: 20_260_301, dateNumberEnd: 20_260_331, statetest: 0, area: 0 },
  { documentType: 0, patientId: '123', year: 2026, area: 0 },
  { documentType: 0, patientId: '123', year: 2026, area: 3 },
  { name1: 'ANA', name2: '', lastName: '', surName: '', year: 2026, area: 0 },
  { dateNumber: null, area: 0 },
];

/** The orders of the laboratory; the last two share their number, and the first patient has two orders. */
const ORDERS = [
  { ...wireOrder('202603010001', 'Ana'), patientIdDB: 1 },
  { ...wireOrder('202603020001', 'Ana'), patientIdDB: 1 },
  { ...wireOrder('202603030001', 'Beto'), patientIdDB: 2 },
  { ...wireOrder('202603040001', 'Caro'), patientIdDB: 3 },
  { ...wireOrder('202603040001', 'Dora'), patientIdDB: 4 },
];
const BROKEN_RECORD = { order: null };

/** A search, an answer to a call under way (the oldest is 0), a click on an entry of any list ever shown, or time that passes. */
type Step =
  | { readonly search: number }
  | { readonly call: number; readonly orders: readonly number[]; readonly isBroken: boolean }
  | { readonly call: number; readonly status: 204 | 400 | 404 }
  | { readonly click: number }
  | { readonly turns: number };

const call = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ search: fc.nat({ max: SEARCHES.length - 1 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      call,
      // A server may list an order twice.
      orders: fc.array(fc.nat({ max: ORDERS.length - 1 }), { maxLength: 3 }),
      isBroken: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ call, status: fc.constantFrom(204, 400, 404) }) },
  { weight: 2, arbitrary: fc.record({ click: fc.nat({ max: 20 }) }) },
  { weight: 4, arbitrary: fc.record({ turns: fc.integer({ min: 1, max: 3 }) }) },
);

let waiting: ((response: Response) => void)[] = [];

/** A laboratory that answers when the test says so, even what was called off. */
function answerLater(): Promise<Response> {
  return new Promise((finish) => {
    waiting.push(finish);
  });
}

function answerOf(step: Exclude<Step, { search: number } | { click: number } | { turns: number }>) {
  if ('status' in step) return new Response(null, { status: step.status });
  const found = step.orders.map((index) => ORDERS[index]);
  return Response.json(step.isBroken ? [...found, BROKEN_RECORD] : found);
}

async function turns(count: number): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < count; turn += 1) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
  });
}

/** The open order, and the list of the present search as it is drawn beside it. */
function renderOpenOrder(queryClient: QueryClient, first: SearchCriteria | null) {
  return renderHook(
    () => {
      const open = useOpenOrder({ firstCriteria: first, onlyValidated: false, isKnown: true });
      const search = orderSearchOptions(open.filter ?? { area: 0, onlyValidated: false });
      const { data } = useQuery({ ...search, enabled: false });
      return { ...open, list: open.filter === null ? [] : (data?.items ?? []) };
    },
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
}

beforeEach(async () => {
  await loadRuntimeConfig();
  await loadRuntimeConfig();
  const networkFetch = globalThis.fetch;
  vi.stubGlobal('fetch', answerLater);
  return () => {
    vi.stubGlobal('fetch', networkFetch);
    waiting = [];
  };
});

it('whatever is searched, answered and clicked, in whatever order, the open order stands in the list of the present search', async () => {
  let seenOpen = 0;
  let seenCleared = 0;
  const first = fc.option(fc.nat({ max: SEARCHES.length - 1 }));
  await fc.assert(
    fc.asyncProperty(
      first,
      fc.array(step, { minLength: 8, maxLength: 24 }),
      async (start, steps) => {
        const queryClient = createQueryClient(() => undefined);
        const own = start === null ? null : (SEARCHES[start] ?? null);
        const { result, unmount } = renderOpenOrder(queryClient, own);
        const listed: OrderSummary[] = [];

        /** React Query tells of an answer a turn after it has it. */
        const isDrawn = () => {
          const { filter, list } = result.current;
          if (filter === null) return true;
          const { queryKey } = orderSearchOptions(filter);
          return (queryClient.getQueryData(queryKey)?.items ?? list) === list;
        };

        const expectTogether = () => {
          const { list, opened } = result.current;
          for (const order of list) if (!listed.includes(order)) listed.push(order);
          if (opened === null) return;
          seenOpen += 1;
          expect(list).toContain(opened);
        };
        // An answer that has come is drawn: nobody clicks what has gone from the screen, or searches beside it.
        const drawn = async () => {
          while (!isDrawn()) await turns(1);
        };
        const search = async (criteria: SearchCriteria) => {
          await drawn();
          const { opened: before, criteria: last } = result.current;
          act(() => {
            result.current.search(criteria);
          });
          const isRefresh = hashKey([criteria]) === hashKey([last]);
          expect(result.current.opened).toBe(isRefresh ? before : null);
          if (before !== null && !isRefresh) seenCleared += 1;
        };
        const click = async (order: OrderSummary) => {
          await turns(1);
          await drawn();
          const { list, opened: before } = result.current;
          act(() => {
            result.current.select(order);
          });
          const isListed = list.some((found) => found === order);
          expect(result.current.opened).toBe(isListed ? order : before);
        };

        for (const next of steps) {
          if ('search' in next) {
            const criteria = SEARCHES[next.search];
            if (criteria !== undefined) await search(criteria);
          } else if ('click' in next) {
            const order = listed[next.click % Math.max(listed.length, 1)];
            if (order !== undefined) await click(order);
          } else if ('turns' in next) {
            await turns(next.turns);
          } else {
            // The call that the steps before led to is under way by then.
            await turns(1);
            waiting.splice(Math.min(next.call, waiting.length - 1), 1)[0]?.(answerOf(next));
          }
          expectTogether();
        }
        unmount();
        queryClient.clear();
        waiting = [];
      },
    ),
    { numRuns: 200 },
  );
  // Sequences in which nothing was ever open would pass the rest.
  expect(seenOpen).toBeGreaterThan(100);
  expect(seenCleared).toBeGreaterThan(20);
});

/** What one search shows when its answer is there. */
async function afterAnswer(answer: Response) {
  const queryClient = createQueryClient(() => undefined);
  const { result, unmount } = renderOpenOrder(queryClient, null);
  act(() => {
    result.current.search(SEARCHES[0] ?? { area: 0 });
  });
  await turns(2);
  waiting.splice(0).forEach((finish) => {
    finish(answer.clone());
  });
  await turns(6);
  const { opened, openedAlone, leadsToOrder, whyNoneOpen } = result.current;
  unmount();
  return { opened: opened?.order ?? null, openedAlone, leadsToOrder, whyNoneOpen };
}

const found = (...orders: readonly number[]) => Response.json(orders.map((at) => ORDERS[at]));

it.each([
  ['finds none', found(), { opened: null, whyNoneOpen: 'no-match', leadsToOrder: false }],
  ['finds one', found(0), { opened: '202603010001', openedAlone: true, leadsToOrder: true }],
  ['finds two', found(0, 1), { opened: null, whyNoneOpen: 'unchosen', leadsToOrder: false }],
  ['finds one listed twice alike', found(0, 0), { opened: '202603010001', openedAlone: true }],
  ['finds two patients with one number', found(3, 4), { opened: null, whyNoneOpen: 'unchosen' }],
  [
    'finds one beside a record that could not be read',
    Response.json([ORDERS[0], BROKEN_RECORD]),
    { opened: null, whyNoneOpen: 'unchosen' },
  ],
  ['fails', new Response(null, { status: 404 }), { opened: null, whyNoneOpen: 'failed' }],
])('a search that %s', async (_, answer, expected) => {
  expect(await afterAnswer(answer)).toMatchObject(expected);
});
