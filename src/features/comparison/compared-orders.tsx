import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PATIENT } from '@/domain/auth/user-type';
import { comparisonTable, ORIGIN_COLUMNS, SIDE_COLUMNS } from '@/domain/export/comparison-table';
import { testsOf, type OrderComparison } from '@/domain/results/comparison/order-comparison';
import { testOrigins } from '@/domain/results/test-origin';
import type { TestResult } from '@/domain/results/test-result';
import { ExportBar } from '@/features/export/export-bar';
import { useOwner } from '@/features/export/use-owner';
import { useRowWords } from '@/features/results/use-row-words';

import { ComparedTests } from './compared-tests';
import type { ComparisonRequest } from './order-comparison-button';
import { OtherTests, type ComparedOrder } from './other-tests';
import { useChangeText } from './use-change-text';
import { useNotableChange } from './use-notable-change';
import { useOrderLabel } from './use-order-label';
import { WhatChanged } from './what-changed';

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

const HEADS = {
  result: 'results.columns.result',
  mark: 'history.columns.mark',
  unit: 'results.columns.unit',
  reference: 'results.columns.reference',
  date: 'export.columns.date',
  sample: 'export.columns.sample',
} as const satisfies Record<(typeof SIDE_COLUMNS)[number], string>;

/** What changed between two orders, their tests side by side, and the same to take along. */
export function ComparedOrders(props: ComparedOrdersProps) {
  const { orders, comparison, isKeptBack, patient, userType } = props;
  const { t } = useTranslation();
  const label = useOrderLabel();
  const words = useRowWords();
  const owner = useOwner();
  const notable = useNotableChange(userType);
  const [isChangedOnly, setIsChangedOnly] = useState(false);
  const change = useChangeText();
  const { both } = comparison;
  const originOf = testOrigins(testsOf(comparison));
  const nameOf = (test: TestResult) => {
    const origin = originOf(test);
    return origin === '' ? words.test(test) : `${words.test(test)} (${origin})`;
  };
  const [{ order: earlier }, { order: later }] = orders;
  const sides = SIDE_COLUMNS.map((column) => t(HEADS[column]));
  const table = comparisonTable(comparison, {
    owner: owner(patient),
    heads: [
      t('results.columns.test'),
      ...orders.flatMap(({ order }) => sides.map((side) => `${side} ${label(order)}`)),
      t('comparison.change'),
      ...ORIGIN_COLUMNS.map((column) => t(`export.columns.${column}`)),
    ],
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
            notable={notable}
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
              variant={isChangedOnly ? 'filled' : 'default'}
              aria-pressed={isChangedOnly}
              onClick={() => {
                setIsChangedOnly(!isChangedOnly);
              }}
            >
              {t('comparison.onlyChanges', { count: changed.length })}
            </Button>
            <Button variant="default" onClick={printPage}>
              {t('history.print')}
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
            notable={notable}
            originOf={originOf}
          />
        </>
      )}
      <OtherTests orders={orders} comparison={comparison} nameOf={nameOf} />
    </Stack>
  );
}
