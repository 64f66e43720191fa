import { lis } from '@/api/origins';
import { readIdentifier } from '@/lib/scalars';
import { listOf } from '@/lib/schema';

import { wireObject } from '@/api/wire-object';

/**
 * POST LIS `/api/reports/orderheader`: the header of one order as received (without secrets), to be sent back in the report
 * calls. Null when the LIS has no such order.
 */
export async function getOrderHeader(
  order: string,
  signal?: AbortSignal,
): Promise<Record<string, unknown> | null> {
  const { items } = await lis(listOf(wireObject), {
    method: 'POST',
    path: '/api/reports/orderheader',
    body: { rangeType: 1, init: order, end: order },
    limit: 'list',
    signal,
  });
  return items.find((header) => readIdentifier(header['orderNumber']) === order) ?? null;
}
