import { lis } from '@/api/origins';
import { wireObject } from '@/api/wire-object';
import { ApiError } from '@/lib/http/api-error';
import { readIdentifier } from '@/lib/wire/scalars';
import { listOf, only } from '@/lib/wire/readers';

const PATH = '/api/reports/orderheader';

function numberOf(header: Readonly<Record<string, unknown>>): string | null {
  return readIdentifier(header['orderNumber']);
}

/** An object without an order number is no header: servers send their errors as objects too. */
const headerReader = only(wireObject, (header) => numberOf(header) !== null);

/**
 * POST LIS `/api/reports/orderheader`: the header of one order as received (without secrets), to be sent back in the report
 * calls. Null when the LIS has no such order (empty answer). Rejects with `contract` when it answers other orders only.
 */
export async function getOrderHeader(
  order: string,
  signal?: AbortSignal,
): Promise<Record<string, unknown> | null> {
  const { items, unreadable } = await lis(listOf(headerReader), {
    method: 'POST',
    path: PATH,
    body: { rangeType: 1, init: order, end: order },
    limit: 'list',
    signal,
  });
  const header = items.find((candidate) => numberOf(candidate) === order);
  if (header !== undefined) return header;
  if (items.length + unreadable > 0) throw new ApiError('contract', PATH);
  return null;
}
