import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { orderResultsOptions, type visibleResults } from '@/api/orders/get-order-results';
import { useSettings } from '@/api/configuration/get-configuration';
import { ALL_AREAS } from '@/domain/catalogues/area';
import { orderComparison } from '@/domain/results/comparison/order-comparison';
import type { TestResult } from '@/domain/results/test-result';
import { DialogQueryState } from '@/features/results/dialogs/dialog-query-state';
import { useTestOrder } from '@/features/results/use-ordered-tests';
import { useTranslation } from '@/i18n/translation';

import { ComparedOrders } from './compared-orders';
import type { ComparisonRequest } from './order-comparison-button';

interface OrderPairProps extends ComparisonRequest {
  /** Their numbers, the earlier one first. */
  readonly orders: readonly [string, string];
}

const NO_TESTS: readonly TestResult[] = [];

/** Whether a test that is not seen in an order may be there all the same. */
function isPartial(answer: ReturnType<typeof visibleResults>): boolean {
  const { tests, withheld, waiting, unreadable } = answer;
  return withheld || waiting + unreadable > 0 || tests.some((test) => test.withheld);
}

/** The results of two orders of a patient, asked for as the results grid asks, with its rules. */
export function OrderPair({ orders, patient, rules, userType }: OrderPairProps) {
  const { t } = useTranslation();
  const [earlierOrder, laterOrder] = orders;
  const { patientIdDB } = patient;
  const request = { patientIdDB, areaId: ALL_AREAS, rules };
  const earlier = useQuery(orderResultsOptions({ ...request, order: earlierOrder }));
  const later = useQuery(orderResultsOptions({ ...request, order: laterOrder }));
  const inOrder = useTestOrder();
  const before = inOrder(earlier.data?.tests ?? NO_TESTS);
  const now = inOrder(later.data?.tests ?? NO_TESTS);
  const texts = useSettings().results;
  const comparison = useMemo(() => orderComparison(before, now, texts), [before, now, texts]);
  const isBlocked = earlier.data?.blocked === true || later.data?.blocked === true;
  const isKeptBack = earlier.data?.withheld === true || later.data?.withheld === true;
  return (
    <>
      <div>
        {[earlier, later].map((query, at) => (
          <DialogQueryState
            key={orders[at]}
            query={query}
            failed={t('comparison.failed', { order: orders[at] })}
          />
        ))}
      </div>
      {isBlocked && <Text>{t('results.blocked')}</Text>}
      {earlier.data !== undefined && later.data !== undefined && !isBlocked && (
        <ComparedOrders
          orders={[
            { order: earlierOrder, isPartial: isPartial(earlier.data) },
            { order: laterOrder, isPartial: isPartial(later.data) },
          ]}
          comparison={comparison}
          isKeptBack={isKeptBack}
          patient={patient}
          userType={userType}
        />
      )}
    </>
  );
}
