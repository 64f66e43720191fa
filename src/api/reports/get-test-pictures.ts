import { queryOptions } from '@tanstack/react-query';

import { freshFor } from '@/api/fresh-for';
import { orderKeys, type TestPicturesRequest } from '@/api/orders/order-keys';
import { buildTestResult, testFields } from '@/api/orders/test-reader';
import { block } from '@/api/wire/states';
import type { TestPicture } from '@/domain/results/test-picture';
import { mayReadAll } from '@/domain/results/visibility/may-read-all';
import { ApiError } from '@/lib/http/api-error';
import {
  isUnread,
  record,
  requiredIdentifier,
  requiredListOf,
  type ReadList,
  type ValueOf,
} from '@/lib/wire/readers';

import { callFinalReport, FINAL_REPORT } from './call-final-report';
import { getOrderHeader } from './get-order-header';
import { testPicturesReader } from './readers/test-pictures-reader';

const NONE: ReadList<TestPicture> = { items: [], unreadable: 0 };

const testReader = record(
  { ...testFields, block, images: testPicturesReader },
  ({ block: blocked, images, ...wire }) => ({ ...buildTestResult(wire, blocked), images }),
);

const orderReader = record(
  {
    orderNumber: requiredIdentifier,
    imageTest: testPicturesReader,
    resultTest: requiredListOf(testReader),
  },
  (order) => order,
);

const jobReader = record({ order: orderReader }, ({ order }) => order);

type PicturedOrder = ValueOf<typeof orderReader>;

/** Servers put the pictures into the order, into its tests, or into both. */
function picturesOf({ imageTest, resultTest }: PicturedOrder, order: string) {
  const lists = [imageTest, ...resultTest.items.map(({ images }) => images)];
  const known = new Map<string, TestPicture>();
  let unreadable = resultTest.unreadable;
  for (const list of lists) {
    const own = list.items.filter((item) => (item.order ?? order) === order);
    unreadable += list.unreadable + list.items.length - own.length;
    for (const picture of own.flatMap(({ pictures }) => pictures)) {
      known.set(`${picture.testId} ${picture.picture}`, picture);
    }
  }
  return { items: [...known.values()], unreadable };
}

/**
 * POST LIS `/api/reports/finalReport`, read for the analyser's pictures of its tests and profiles: no other call carries them.
 * Pictures of tests that the user may not see are dropped here. Rejects with `contract` when the answer is not this order, or
 * nothing of it could be read.
 */
export async function getTestPictures(
  { order, rules }: Pick<TestPicturesRequest, 'order' | 'rules'>,
  signal?: AbortSignal,
): Promise<ReadList<TestPicture>> {
  const header = await getOrderHeader(order, signal);
  if (header === null) return NONE;
  const answered = await callFinalReport({ header, job: jobReader, run: { signal } });
  if (answered === null) return NONE;
  const pictures = picturesOf(answered, order);
  if (answered.orderNumber !== order || isUnread(pictures)) {
    throw new ApiError('contract', FINAL_REPORT);
  }
  const { items, unreadable } = pictures;
  const isReadable = mayReadAll(answered.resultTest.items, rules);
  return { items: items.filter(({ testId }) => isReadable(testId)), unreadable };
}

export function testPicturesOptions(request: TestPicturesRequest) {
  return queryOptions({
    queryKey: orderKeys.pictures(request),
    queryFn: ({ signal }) => getTestPictures(request, signal),
    staleTime: freshFor(30_000),
  });
}
