import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { OrderComparison } from '@/domain/results/comparison/order-comparison';
import type { TestResult } from '@/domain/results/test-result';

/** An order that is compared. */
export interface ComparedOrder {
  readonly order: string;
  /** Something of it is not shown: kept back, not validated yet, or not readable. */
  readonly isPartial: boolean;
}

interface OtherTestsProps {
  /** The earlier one first. */
  readonly orders: readonly [ComparedOrder, ComparedOrder];
  readonly comparison: OrderComparison;
  /** What a test is called in a sentence. */
  readonly nameOf: (test: TestResult) => string;
}

/**
 * The tests that are not compared. Of an order of which something is not shown nobody is told that it lacks a test, whichever test
 * that is: what is kept back cannot be told from what was never asked for.
 */
export function OtherTests({ orders: [earlier, later], comparison, nameOf }: OtherTestsProps) {
  const { t } = useTranslation();
  const namesOf = (tests: readonly TestResult[]) => [...new Set(tests.map(nameOf))].join(', ');
  const { onlyEarlier, onlyLater, repeated } = comparison;
  const alone = [
    { tests: onlyEarlier, own: earlier, other: later },
    { tests: onlyLater, own: later, other: earlier },
  ].filter(({ tests }) => tests.length > 0);
  const texts = [
    ...alone.map(({ tests, own, other }) =>
      other.isPartial
        ? t('comparison.notSeen', { order: other.order, tests: namesOf(tests) })
        : t('comparison.only', { order: own.order, tests: namesOf(tests) }),
    ),
    ...(repeated.length === 0
      ? []
      : [t('comparison.repeated', { tests: namesOf(repeated.flatMap((test) => test.later)) })]),
  ];
  return texts.map((text) => (
    <Text key={text} size="sm" translate="no">
      {text}
    </Text>
  ));
}
