import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';

import type { ReportData } from '@/domain/reports/content/report-data';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import { zipAccount, type ZipOutcome } from '@/domain/reports/zip/zip-account';
import type { PreparedOrder } from '@/features/zip/prepare-order';
import { runZip } from '@/features/zip/run-zip';
import { ApiError } from '@/lib/http/api-error';
import { runs } from '@tests/support/environment/runs';

type Draw = PreparedOrder['draw'];

const FILE = {
  ...{ pdf: new Uint8Array(1), protection: null, remark: '' },
  order: { wire: {}, orderNumber: '' },
};
const drawn: Draw = () => Promise.resolve(FILE);

function prepared(orderNumber: string, draw: Draw = drawn): PreparedOrder {
  return { order: { orderNumber } as ReportOrder, data: {} as ReportData, draw };
}

/** Runs a zip and writes down what it told. */
function start(
  orders: readonly string[],
  prepare: Parameters<typeof runZip>[1]['prepare'],
  drawingsAtOnce = 1,
) {
  const outcomes: ZipOutcome[] = [];
  const kept: string[] = [];
  const drawing: string[] = [];
  const controller = new AbortController();
  const end = runZip(orders, {
    prepare,
    listed: new Map(),
    reasonOf: ({ message }) => message,
    fileNames: new Map(orders.map((order) => [order, `${order}.pdf`])),
    keep: (order) => kept.push(order),
    drawingsAtOnce,
    onDrawing: (order) => drawing.push(order),
    onOutcome: (outcome) => outcomes.push(outcome),
    signal: controller.signal,
  });
  const stop = () => {
    controller.abort();
  };
  return { end, outcomes, kept, drawing, stop };
}

/** Something that can be ended from outside. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(() => {
  vi.useRealTimers();
});

const FAULTS: Readonly<Record<string, () => Promise<PreparedOrder>>> = {
  missing: () => Promise.reject(new ReportRefusedError('empty')),
  blocked: () => Promise.reject(new ReportRefusedError('blocked')),
  template: () => Promise.reject(new ReportRefusedError('no-templates')),
  late: () => Promise.reject(new ApiError('timeout', '/api/reports/finalReport')),
  refused: () =>
    Promise.reject(new ApiError('rejected', '/api/reports/finalReport', { status: 404 })),
  thrown: () => {
    throw new Error('broken');
  },
  stranger: () => Promise.resolve(prepared('another order')),
  drawing: () => Promise.resolve(prepared('', () => Promise.reject(new Error('no PDF')))),
};

it('every order ends in one place, whatever fails: n_in = n_ok + n_failed', async () => {
  const fates = fc.array(fc.constantFrom('fine', 'fine', 'fine', ...Object.keys(FAULTS)), {
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(fates, fc.integer({ min: 1, max: 4 }), async (plan, atOnce) => {
      const orders = numbers(plan.length);
      const run = start(
        orders,
        async (order) => {
          await Promise.resolve();
          return FAULTS[plan[Number(order) - 1] ?? '']?.() ?? prepared(order);
        },
        atOnce,
      );
      expect(await run.end).toBe('finished');
      const { included, failed, empty, pending } = zipAccount(orders, run.outcomes);
      expect(run.outcomes).toHaveLength(orders.length);
      expect(included.length + failed.length + empty.length).toBe(orders.length);
      expect(pending).toEqual([]);
      const fine = orders.filter((_, at) => plan[at] === 'fine');
      expect(included.map(({ order }) => order)).toEqual(fine);
      expect(run.kept.toSorted()).toEqual(fine.toSorted());
      expect([...failed, ...empty].every(({ reason }) => reason !== '')).toBe(true);
    }),
    { numRuns: runs(40, 1_000) },
  );
});

/** A run whose reports are finished one by one. */
function startByHand(count: number, drawingsAtOnce: number) {
  const asked: string[] = [];
  const drawings = new Map<string, ReturnType<typeof deferred<Awaited<ReturnType<Draw>>>>>();
  const prepare = (order: string) => {
    asked.push(order);
    const own = deferred<Awaited<ReturnType<Draw>>>();
    drawings.set(order, own);
    return Promise.resolve(prepared(order, () => own.promise));
  };
  const run = start(numbers(count), prepare, drawingsAtOnce);
  const finish = async (order: string, remark = '') => {
    drawings.get(order)?.resolve({ ...FILE, remark });
    await settle();
  };
  return { ...run, asked, finish };
}

it('as many are drawn together as the machine allows, and three more are fetched', async () => {
  const run = startByHand(12, 3);
  await settle();
  expect(run.drawing).toEqual(['1', '2', '3']);
  expect(run.asked).toEqual(numbers(6));
  await run.finish('2', 'without logo');
  const outcome = { order: '2', state: 'included', fileName: '2.pdf', reason: 'without logo' };
  expect(run.outcomes).toEqual([outcome]);
  expect(run.drawing).toEqual(['1', '2', '3', '4']);
  expect(run.asked).toEqual(numbers(7));
  await run.finish('4');
  await run.finish('1');
  expect(run.kept).toEqual(['2', '4', '1']);
  expect(run.drawing).toEqual(numbers(6));
  run.stop();
  expect(await run.end).toBe('stopped');
  expect(run.drawing).toEqual(numbers(6));
});

it('an order that hangs is given up and the others go on', async () => {
  vi.useFakeTimers();
  const run = start(numbers(5), (order) =>
    order === '2'
      ? new Promise(() => undefined)
      : Promise.resolve(
          prepared(order, order === '3' ? () => new Promise(() => undefined) : drawn),
        ),
  );
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await run.end).toBe('finished');
  expect(run.kept).toEqual(['1', '4', '5']);
  const { failed } = zipAccount(numbers(5), run.outcomes);
  expect(failed.map(({ order, reason }) => `${order} ${reason}`)).toEqual([
    '2 the report could not be drawn: late',
    '3 the report could not be drawn: late',
  ]);
});
