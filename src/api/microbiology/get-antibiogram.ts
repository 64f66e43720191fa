import { queryOptions } from '@tanstack/react-query';

import { lis } from '@/api/origins';
import type { Microorganism } from '@/domain/results/antibiogram';
import { optional, type ReadList } from '@/lib/schema';

import { microbiologyKeys } from './microbiology-keys';
import { detectionSchema } from './microorganism-schema';

/**
 * GET LIS `/api/microbiology/microbialdetection/order/{order}/test/{testId}`: the microorganisms found; none means that there
 * is no antibiogram.
 */
export async function getAntibiogram(
  order: string,
  testId: number,
  signal?: AbortSignal,
): Promise<ReadList<Microorganism>> {
  const detection = await lis(optional(detectionSchema), {
    path: '/api/microbiology/microbialdetection/order/{order}/test/{testId}',
    values: { order, testId },
    limit: 'detail',
    signal,
  });
  return detection ?? { items: [], unreadable: 0 };
}

export function antibiogramOptions(order: string, testId: number) {
  return queryOptions({
    queryKey: microbiologyKeys.antibiogram(order, testId),
    queryFn: ({ signal }) => getAntibiogram(order, testId, signal),
    staleTime: 30_000,
  });
}
