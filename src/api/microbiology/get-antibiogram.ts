import { lis } from '@/api/origins';
import type { Microorganism } from '@/domain/results/antibiogram';
import { optional, type ReadList } from '@/lib/schema';

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
