import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { orderResultsOptions } from '@/api/orders/get-order-results';
import { ALL_AREAS } from '@/domain/catalogues/area';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { MissingTests } from '@/domain/results/progress/missing-tests';
import { shownArea } from '@/domain/results/shown-area';
import type { TestResult } from '@/domain/results/test-result';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

import { useTestOrder } from './use-ordered-tests';

interface SeenResultsRequest {
  readonly order: OrderSummary;
  /** The area that was searched; 0 for all. */
  readonly areaId: number;
  /** The laboratory's name of that area; null where its list does not tell it. */
  readonly areaName: string | null;
  readonly rules: VisibilityRules;
}

const NO_TESTS: readonly TestResult[] = [];
const NONE_MISSING: readonly MissingTests[] = [];

/** The results of an order that the reader may see, in the searched area until that is lifted, and what they leave open. */
export function useSeenResults({ order, areaId, areaName, rules }: SeenResultsRequest) {
  // A new search in another area applies again.
  const [liftedArea, setLiftedArea] = useState(ALL_AREAS);
  const shownId = areaId === liftedArea ? ALL_AREAS : areaId;
  const { order: number, patientIdDB } = order;
  const query = useQuery(
    orderResultsOptions({ order: number, patientIdDB, areaId: shownId, rules }),
  );
  const { data } = query;
  const tests = useTestOrder()(data?.tests ?? NO_TESTS);
  const { waiting = 0, unreadable = 0, withheld: isWithheld = false } = data ?? {};
  // Nothing is known of the other areas, which the report has too.
  const isOneArea = shownId !== ALL_AREAS;
  return {
    query,
    tests,
    area: {
      id: shownId,
      name: shownArea(shownId, areaName, tests),
      showEveryArea: () => {
        setLiftedArea(areaId);
      },
    },
    isOneArea,
    isWithheld,
    /** Nothing is counted of an order of which something is kept back for what it says. */
    isCounted: data !== undefined && !data.blocked && !isWithheld,
    /** Tests that the reader sees once they are validated, and records that could not be read. */
    waiting,
    unreadable,
    /** Tests to come, by where they are. */
    missing: data?.missing ?? NONE_MISSING,
    isPartial: isOneArea || isWithheld || waiting + unreadable > 0,
  };
}
