import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import { orderResultsOptions } from '@/api/orders/get-order-results';
import { ALL_AREAS } from '@/domain/catalogues/area';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { orderReview, type OrderReview } from '@/domain/results/summary/order-review';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

interface OpenReviewSetting {
  readonly opened: OrderSummary | null;
  readonly rules: VisibilityRules;
  /** Epoch milliseconds of the list that the order stands in. */
  readonly listedAt: number;
  /** Somebody is told what is found. */
  readonly isWatched: boolean;
}

/**
 * What is found in the results of the open order as its pane shows them; null while they are older than the list, which may know
 * better, and where nobody is told, for it looks through all of them. Asks for nothing.
 */
export function useOpenReview({
  opened,
  rules,
  listedAt,
  isWatched,
}: OpenReviewSetting): OrderReview | null {
  const { results: texts } = useSettings();
  const { data, dataUpdatedAt } = useQuery({
    ...orderResultsOptions({
      ...{ order: opened?.order ?? '', patientIdDB: opened?.patientIdDB ?? 0 },
      ...{ areaId: ALL_AREAS, rules },
    }),
    enabled: false,
    // Else the page would be drawn once more for each order that opens.
    subscribed: isWatched,
  });
  const isTold = isWatched && dataUpdatedAt >= listedAt;
  return useMemo(
    () => (data === undefined || !isTold ? null : orderReview(data, texts)),
    [data, isTold, texts],
  );
}
