// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { useOrderSearch } from '@/features/orders/use-order-search';
import { loadRuntimeConfig } from '@/lib/runtime-config';

import { runs } from '@tests/support/environment/runs';
import { wireOrder } from '@tests/support/orders/dashboard';

/** Searches by area, or what happens to a call under way (the oldest is 0). */
type Step =
  | { readonly search: number }
  | { readonly call: number; readonly status: 200 | 404 }
  | { readonly turns: number };

interface WaitingCall {
  readonly area: number;
  readonly finish: (response: Response) => void;
}

const area = fc.integer({ min: 1, max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ search: area }),
  fc.record({ call: fc.nat({ max: 3 }), status: fc.constantFrom(200, 404) }),
  fc.record({ turns: fc.integer({ min: 1, max: 5 }) }),
);

const TRIES = runs(50, 400);

let waiting: WaitingCall[] = [];

/** A laboratory that answers when the test says so, even what was called off. */
async function answerLater(input: Request | string | URL, init?: RequestInit): Promise<Response> {
  const { area: wanted } = (await new Request(input, init).json()) as { area: number };
  return new Promise((finish) => {
    waiting.push({ area: wanted, finish });
  });
}

/** The orders of an area name it, so that the list tells whose answer it is. */
function finish(call: WaitingCall | undefined, status: number): void {
  const orders = [wireOrder('202603010001', `Area${call?.area ?? ''}`)];
  call?.finish(status === 200 ? Response.json(orders) : new Response(null, { status }));
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

it('whatever the order of answers, no list passes for that of another search', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ serviceUrl: 'https://service.test' })),
  );
  await loadRuntimeConfig();
  vi.stubGlobal('fetch', answerLater);
  let listsSeen = 0;
  await fc.assert(
    fc.asyncProperty(area, fc.array(step, { maxLength: 10 }), async (first, steps) => {
      const queryClient = createQueryClient(() => undefined);
      const { result, rerender, unmount } = renderHook(
        (wanted: number) => useOrderSearch({ area: wanted, onlyValidated: false }),
        {
          initialProps: first,
          wrapper: ({ children }) => (
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          ),
        },
      );
      let current = first;
      const expectOwnOrEarlier = () => {
        const { list, isEarlierList } = result.current;
        if (list === undefined || isEarlierList) return;
        expect(list.items[0]?.name1).toBe(`Area${current}`);
        listsSeen += 1;
      };
      for (const next of steps) {
        if ('search' in next) {
          current = next.search;
          rerender(current);
        } else if ('turns' in next) await turns(next.turns);
        else finish(waiting.splice(next.call, 1)[0], next.status);
        expectOwnOrEarlier();
      }
      while (result.current.isFetching) {
        for (const call of waiting.splice(0)) finish(call, 200);
        await turns(1);
      }
      expectOwnOrEarlier();
      expect(result.current.isEarlierList).toBe(result.current.error !== null);
      unmount();
      queryClient.clear();
      waiting = [];
    }),
    { numRuns: TRIES },
  );
  // A search that never listed anything would pass the rest.
  expect(listsSeen).toBeGreaterThan(TRIES / 2);
});
