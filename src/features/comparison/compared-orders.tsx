import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { PATIENT } from '@/domain/auth/user-type';
import { comparisonTable } from '@/domain/export/comparison-table';
import { type OrderComparison, testsOf } from '@/domain/results/comparison/order-comparison';
import { testOrigins } from '@/domain/results/test-origin';
import type { TestResult } from '@/domain/results/test-result';
import { ExportBar } from '@/features/export/export-bar';
import { useOwner } from '@/features/export/use-owner';
import { SIDE_COLUMNS, ORIGIN_COLUMNS } from '@/features/results/grid/columns';
import { useRowWords } from '@/features/results/use-row-words';
import { useTranslation } from '@/i18n/translation';

import { ComparedTests } from './compared-tests';
import type { ComparisonRequest } from './order-comparison-button';
import { useChangeText } from './use-change-text';
import { useOrderLabel } from './use-order-label';
import { WhatChanged } from './what-changed';

/** An order that is compared. */
interface ComparedOrder {
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
function OtherTests({ orders: [earlier, later], comparison, nameOf }: OtherTestsProps) {
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

interface ComparedOrdersProps extends Pick<ComparisonRequest, 'patient' | 'userType'> {
  /** The earlier one first. */
  readonly orders: readonly [ComparedOrder, ComparedOrder];
  readonly comparison: OrderComparison;
  /** Something is kept back for what it says: then nothing is summed up. */
  readonly isKeptBack: boolean;
}

/** The dialog takes the place of the page on paper (ui/dialog). */
function printPage(): void {
  print();
}

/** What changed between two orders, their tests side by side, and the same to take along. */
export function ComparedOrders(props: ComparedOrdersProps) {
  const { orders, comparison, isKeptBack, patient, userType } = props;
  const { t } = useTranslation();
  const label = useOrderLabel();
  const words = useRowWords();
  const owner = useOwner();
  const [isChangedOnly, setIsChangedOnly] = useState(false);
  const change = useChangeText();
  const { both } = comparison;
  const originOf = testOrigins(testsOf(comparison));
  const nameOf = (test: TestResult) => {
    const origin = originOf(test);
    return origin === '' ? words.test(test) : `${words.test(test)} (${origin})`;
  };
  const [{ order: earlier }, { order: later }] = orders;
  const sides = SIDE_COLUMNS.map(({ heading }) => t(heading));
  const table = comparisonTable(comparison, {
    owner: owner(patient),
    heads: [
      t('results.columns.test'),
      ...orders.flatMap(({ order }) => sides.map((side) => `${side} ${label(order)}`)),
      t('comparison.change'),
      ...ORIGIN_COLUMNS.map(({ heading }) => t(heading)),
    ],
    sides: SIDE_COLUMNS,
    origin: ORIGIN_COLUMNS,
    words,
    change,
  });
  const changed = both.filter(({ isSame }) => !isSame);
  return (
    <Stack gap="md">
      {isKeptBack ? (
        <Text>{t('comparison.keptBack')}</Text>
      ) : (
        both.length > 0 && (
          <WhatChanged
            both={both}
            since={label(earlier)}
            nameOf={nameOf}
            isJudged={userType !== PATIENT}
          />
        )
      )}
      {both.length === 0 && (
        <Text>
          {t(
            orders.some(({ isPartial }) => isPartial)
              ? 'comparison.noneSeen'
              : 'comparison.noCommon',
          )}
        </Text>
      )}
      {both.length > 0 && (
        <>
          <ExportBar
            table={table}
            fileName={t('comparison.file', { earlier, later })}
            sheet={t('comparison.title')}
          >
            <Button
              variant="default"
              aria-pressed={isChangedOnly}
              onClick={() => {
                setIsChangedOnly(!isChangedOnly);
              }}
            >
              {t('comparison.onlyChanges', { count: changed.length })}
            </Button>
            <Button variant="default" onClick={printPage}>
              {t('viewer.print')}
            </Button>
          </ExportBar>
          {isChangedOnly && changed.length < both.length && (
            <Text size="sm">
              {t('comparison.leftOut', { count: both.length - changed.length })}
            </Text>
          )}
          <ComparedTests
            both={isChangedOnly ? changed : both}
            heads={[label(earlier), label(later)]}
            originOf={originOf}
          />
        </>
      )}
      <OtherTests orders={orders} comparison={comparison} nameOf={nameOf} />
    </Stack>
  );
}
