import { queryOptions } from '@tanstack/react-query';

import { service } from '@/api/origins';
import type { OrderFilter } from '@/domain/orders/order-filter';
import type { OrderSummary } from '@/domain/orders/order-summary';
import {
  instant,
  integer,
  listOf,
  record,
  requiredIdentifier,
  requiredInteger,
  text,
  type ReadList,
} from '@/lib/schema';

import { orderKeys } from './order-keys';

const orderSummarySchema = record(
  {
    order: requiredIdentifier,
    patientIdDB: requiredInteger,
    patientId: text,
    documentTypeId: integer,
    documentType: text,
    name1: text,
    name2: text,
    lastName: text,
    surName: text,
    sex: integer,
    birthday: instant,
  },
  ({ documentTypeId, ...order }): OrderSummary => ({
    ...order,
    documentTypeId: documentTypeId ?? 0,
  }),
);

/** Order numbers are texts of digits: comparing them as numbers would round the long ones. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** PATCH service `/orders/filter` (spec §3, Order filter): the orders found, newest first. */
export async function filterOrders(
  filter: OrderFilter,
  signal?: AbortSignal,
): Promise<ReadList<OrderSummary>> {
  const { items, unreadable } = await service(listOf(orderSummarySchema), {
    method: 'PATCH',
    path: '/orders/filter',
    body: filter,
    limit: 'list',
    signal,
  });
  return {
    items: items.toSorted((one, other) => byNumber.compare(other.order, one.order)),
    unreadable,
  };
}

export function orderSearchOptions(filter: OrderFilter) {
  return queryOptions({
    queryKey: orderKeys.search(filter),
    queryFn: ({ signal }) => filterOrders(filter, signal),
    staleTime: 30_000,
  });
}
