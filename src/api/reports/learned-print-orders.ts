import { queryOptions, type QueryClient } from '@tanstack/react-query';

import type { PrintOrders } from '@/domain/results/clinical-order';
import { withPrintOrders } from '@/domain/results/learned-print-orders';
import type { TestResult } from '@/domain/results/test-result';

import { reportKeys } from './report-keys';

const NONE: PrintOrders = new Map();

/** The print orders that report answers of this session carried. Nothing is asked for: `learnPrintOrders` fills it. */
export function learnedPrintOrdersOptions() {
  return queryOptions({
    queryKey: reportKeys.printOrders,
    queryFn: () => NONE,
    enabled: false,
    initialData: NONE,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** What is learned so far. */
export function learnedPrintOrders(queryClient: QueryClient): PrintOrders {
  return queryClient.getQueryData(learnedPrintOrdersOptions().queryKey) ?? NONE;
}

/** Keeps the print orders of a report answer for the rest of the session. */
export function learnPrintOrders(queryClient: QueryClient, tests: readonly TestResult[]): void {
  const known = learnedPrintOrders(queryClient);
  const learned = withPrintOrders(known, tests);
  // The same object where nothing is new: what is on screen is not laid out again for it.
  if (learned !== known) {
    queryClient.setQueryData(learnedPrintOrdersOptions().queryKey, learned);
  }
}
