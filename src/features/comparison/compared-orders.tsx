import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PATIENT } from '@/domain/auth/user-type';
import { comparisonTable } from '@/domain/export/comparison-table';
import type { OrderComparison } from '@/domain/results/comparison/order-comparison';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import { ExportBar } from '@/features/export/export-bar';
import { useOwner } from '@/features/export/use-owner';
import { useRowWords } from '@/features/results/use-row-words';

import { ComparedTests } from './compared-tests';
import type { ComparisonRequest } from './order-comparison-button';
import { useNotableChange } from './use-notable-change';
import { useOrderLabel } from './use-order-label';
import { WhatChanged } from './what-changed';

interface ComparedOrdersProps extends Pick<ComparisonRequest, 'patient' | 'userType'> {
  /** Their numbers, the earlier one first. */
  readonly orders: readonly [string, string];
  readonly comparison: OrderComparison;
  /** Something is kept back for what it says: then nothing is summed up. */
  readonly isKeptBack: boolean;
}

/** The dialog takes the place of the page on paper (ui/dialog). */
function printPage(): void {
  print();
}

function namesOf(tests: readonly TestResult[]): string {
  return [...new Set(tests.map(testLabel))].join(', ');
}

/** What changed between two orders, their tests side by side, and the same to take along. */
export function ComparedOrders(props: ComparedOrdersProps) {
  const { orders, comparison, isKeptBack, patient, userType } = props;
  const { t } = useTranslation();
  const label = useOrderLabel();
  const words = useRowWords();
  const owner = useOwner();
  const notable = useNotableChange(userType);
  const [isChangedOnly, setIsChangedOnly] = useState(false);
  const { both, onlyEarlier, onlyLater, repeated } = comparison;
  const [earlier, later] = orders;
  const columns = [t('results.columns.result'), t('history.columns.mark')];
  const sides = [...columns, t('results.columns.unit'), t('results.columns.reference')];
  const table = comparisonTable(comparison, {
    owner: owner(patient),
    heads: [
      t('results.columns.test'),
      ...orders.flatMap((order) => sides.map((side) => `${side} ${label(order)}`)),
      t('comparison.change'),
    ],
    words,
  });
  const changed = both.filter(({ isSame }) => !isSame);
  const others = [
    ...[
      { order: earlier, tests: onlyEarlier },
      { order: later, tests: onlyLater },
    ].flatMap(({ order, tests }) =>
      tests.length === 0 ? [] : t('comparison.only', { order, tests: namesOf(tests) }),
    ),
    ...(repeated.length === 0
      ? []
      : [t('comparison.repeated', { tests: namesOf(repeated.flatMap((test) => test.later)) })]),
  ];
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
            isJudged={userType !== PATIENT}
          />
        )
      )}
      {both.length === 0 && <Text>{t('comparison.noCommon')}</Text>}
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
          <ComparedTests
            both={isChangedOnly ? changed : both}
            heads={[label(earlier), label(later)]}
            notable={notable}
          />
        </>
      )}
      {others.map((text) => (
        <Text key={text} size="sm" translate="no">
          {text}
        </Text>
      ))}
    </Stack>
  );
}
