import { NativeSelect } from '@mantine/core';
import { useState } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { comparableTests } from '@/domain/results/history/comparable-tests';
import { testLabel } from '@/domain/results/test-label';
import { testOrigins } from '@/domain/results/test-origin';
import type { TestResult } from '@/domain/results/test-result';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { HistoryContent } from '@/features/history/history-content';
import { useTranslation } from '@/i18n/translation';
import { lazyPart } from '@/ui/waiting/lazy-part';

/** Charts are heavy: they load when the panel opens. */
const TestHistoryParts = lazyPart(() =>
  import('./test-history-parts').then((module) => module.TestHistoryParts),
);

interface TestHistoryProps {
  readonly test: TestResult;
  /** The tests of the order that the user may see. */
  readonly tests: readonly TestResult[];
  readonly patient: OrderSummary;
  readonly rules: VisibilityRules;
}

/** The earlier results of one test as chart and table, beside those of another test of the same unit where somebody wants that. */
export function TestHistory({ test, tests, patient, rules }: TestHistoryProps) {
  const { t } = useTranslation();
  const { historyChart, pendingText, restrictedText } = useSettings().results;
  const [chosen, setChosen] = useState<number | null>(null);
  const others = historyChart ? comparableTests(test, tests, { pendingText, restrictedText }) : [];
  // A refresh, or a step to another result of the test, may have brought another unit.
  const other = others.find(({ testId }) => testId === chosen)?.testId ?? null;
  const originOf = testOrigins(tests);
  const nameOf = (one: TestResult) =>
    [testLabel(one), originOf(one)].filter((text) => text !== '').join(' · ');
  // Of a test that was done twice the first counts: that is the one which was opened.
  const openedFirst = [test, ...tests];
  const testIds = other === null ? [test.testId] : [test.testId, other];
  return (
    <>
      <HistoryContent request={{ patient, testIds, tests: openedFirst, rules }}>
        {(histories) => (
          <TestHistoryParts testId={test.testId} histories={histories} patient={patient} />
        )}
      </HistoryContent>
      {others.length > 0 && (
        <details>
          <summary>{t('history.with')}</summary>
          <NativeSelect
            aria-label={t('history.with')}
            value={other === null ? '' : String(other)}
            data={[
              { value: '', label: t('history.withNone') },
              ...others.map((one) => ({ value: String(one.testId), label: nameOf(one) })),
            ]}
            autoComplete="off"
            translate="no"
            onChange={({ currentTarget: { value } }) => {
              setChosen(others.find(({ testId }) => String(testId) === value)?.testId ?? null);
            }}
          />
        </details>
      )}
    </>
  );
}
