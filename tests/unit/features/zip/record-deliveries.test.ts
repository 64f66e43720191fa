import { expect, it, vi } from 'vitest';

import type { KeptReport } from '@/features/zip/kept-report';
import { recordDeliveries } from '@/features/zip/kept-report';
import { ApiError } from '@/lib/http/api-error';

const PATH = '/api/reports/changestatetest';
type RecordDelivery = Parameters<typeof recordDeliveries>[1]['recordDelivery'];

function kept(orders: readonly string[]): Map<string, KeptReport> {
  const report = (order: string): KeptReport => ({
    ...{ pdf: new Blob([]), summary: new Blob([]), isProtected: false },
    wire: new Blob([`{"orderNumber":${order},"comment":"ñ"}`]),
  });
  return new Map(orders.map((order) => [order, report(order)]));
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));

it('sends each order as it was received, once, also when the zip is written again', async () => {
  const recordDelivery = vi.fn<RecordDelivery>(() => Promise.resolve());
  const reports = kept(['12', '20260301000000001']);
  const orders = [...reports.keys()];
  expect(await recordDeliveries(orders, { reports, recordDelivery })).toEqual({
    unrecorded: 0,
    isRefused: false,
  });
  await recordDeliveries(orders, { reports, recordDelivery });
  expect(recordDelivery.mock.calls).toEqual([
    ['12', { wire: { orderNumber: 12, comment: 'ñ' } }],
    ['20260301000000001', { wire: { orderNumber: '20260301000000001', comment: 'ñ' } }],
  ]);
});

it('asks nobody any more once the session is refused', async () => {
  const recordDelivery = vi.fn<RecordDelivery>(() =>
    Promise.reject(new ApiError('unauthorized', PATH, { status: 401 })),
  );
  const reports = kept(numbers(20));
  const told = await recordDeliveries(numbers(20), { reports, recordDelivery });
  expect(told).toEqual({ unrecorded: 20, isRefused: true });
  expect(recordDelivery.mock.calls.length).toBeLessThanOrEqual(6);
});
