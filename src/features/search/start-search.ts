import type { Settings } from '@/domain/configuration/settings';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import { recentOrders } from '@/domain/orders/recent-orders';
import { today } from '@/lib/dates/dates';
import { runtimeConfig } from '@/lib/runtime-config';

/** What is searched after the sign-in: the last days' orders, today's alone where the laboratory has no ranges; null for nothing. */
export function startSearch({ search }: Settings): SearchCriteria | null {
  const days = Math.floor(runtimeConfig().startDays);
  if (days < 1) return null;
  return recentOrders(search.dateRange ? days : 1, today());
}
