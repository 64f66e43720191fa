import { queryOptions } from '@tanstack/react-query';

import { freshFor } from '@/api/fresh-for';
import { orderKeys, type AntibiogramRequest } from '@/api/orders/order-keys';
import { lis } from '@/api/origins';
import type { Microorganism } from '@/domain/results/antibiogram/antibiogram';
import { ApiError } from '@/lib/http/api-error';
import {
  answerOf,
  owner,
  record,
  requiredIdentifier,
  requiredInteger,
  type ReadList,
} from '@/lib/wire/readers';

import { foundMicroorganisms } from './microorganism-reader';

const PATH = '/api/microbiology/microbialdetection/order/{order}/test/{testId}';

const answerReader = answerOf(
  record(
    {
      order: owner(requiredIdentifier),
      test: owner(requiredInteger),
      microorganisms: foundMicroorganisms,
    },
    (detection) => detection,
  ),
);

/**
 * GET LIS `/api/microbiology/microbialdetection/order/{order}/test/{testId}`: the microorganisms found, none where the laboratory
 * selected none; null when it delivered nothing at all. Rejects with `contract` when the answer names another order or test, has
 * no list of microorganisms, or nothing of it could be read.
 */
export async function getAntibiogram(
  order: string,
  testId: number,
  signal?: AbortSignal,
): Promise<ReadList<Microorganism> | null> {
  const detection = await lis(answerReader, {
    path: PATH,
    values: { order, testId },
    limit: 'detail',
    signal,
  });
  if (detection === null) return null;
  const isOwn = (detection.order ?? order) === order && (detection.test ?? testId) === testId;
  if (!isOwn) throw new ApiError('contract', PATH);
  return detection.microorganisms;
}

export function antibiogramOptions(request: AntibiogramRequest) {
  return queryOptions({
    queryKey: orderKeys.antibiogram(request),
    queryFn: ({ signal }) => getAntibiogram(request.order, request.testId, signal),
    staleTime: freshFor(30_000),
  });
}
