import { useTexts } from '@/i18n/texts';

import { formatLimit } from '@/domain/results/values/format-number';
import { rangeBar } from '@/domain/results/values/range-bar';
import { referenceInterval } from '@/domain/results/values/reference-interval';
import type { TestResult } from '@/domain/results/test-result';
import { useIntervalText } from '@/i18n/use-interval-text';
import { RangeBar } from '@/ui/range-bar/range-bar';

/** The range bar of a test with its text alternative: interval, value as the laboratory wrote it, panic limits. Nothing without limits. */
export function ResultRangeBar({ test }: { readonly test: TestResult }) {
  const t = useTexts();
  const intervalText = useIntervalText();
  const bar = rangeBar(test);
  if (bar === null) return null;
  const { min, max, written } = test.panic;
  const parts = [
    t('results.rangeBar.label', {
      interval: intervalText(referenceInterval(test)),
      value: test.result.trim(),
    }),
  ];
  if (min !== null && min !== 0) {
    parts.push(
      t('results.rangeBar.panicBelow', { min: formatLimit(min, test.digits, written?.min) }),
    );
  }
  if (max !== null && max !== 0) {
    parts.push(
      t('results.rangeBar.panicAbove', { max: formatLimit(max, test.digits, written?.max) }),
    );
  }
  return <RangeBar bar={bar} label={parts.join('; ')} />;
}
