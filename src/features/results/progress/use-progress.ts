import { useMemo } from 'react';

import { orderProgress, type OrderProgress } from '@/domain/results/progress/order-progress';
import type { TestResult } from '@/domain/results/test-result';
import { serverNow } from '@/lib/session/server-clock';

/** Where the tests of an order are and since when, for what is drawn of it: worked out at each opening it would delay long orders. */
export function useProgress(tests: readonly TestResult[], waiting: number): OrderProgress {
  return useMemo(() => orderProgress(tests, { waiting, now: serverNow() }), [tests, waiting]);
}
