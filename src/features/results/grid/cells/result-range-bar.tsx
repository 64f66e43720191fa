import { Box } from '@mantine/core';

import { useTexts } from '@/i18n/texts';

import { formatLimit } from '@/domain/results/values/format-number';
import { rangeBar } from '@/domain/results/values/range-bar';
import { referenceInterval } from '@/domain/results/values/reference-interval';
import type { TestResult } from '@/domain/results/test-result';
import { useIntervalText } from '@/i18n/use-interval-text';
import { RangeBar } from '@/ui/range-bar/range-bar';

import classes from './result-range-bar.module.css';

interface ResultRangeBarProps {
  readonly test: TestResult;
  /** In a cell beside the limits, or across a block with the limits below it. */
  readonly size: 'cell' | 'block';
}

/** The range bar of a test with its text alternative: interval, value as the laboratory wrote it, panic limits. Nothing without limits. */
export function ResultRangeBar({ test, size }: ResultRangeBarProps) {
  const t = useTexts();
  const intervalText = useIntervalText();
  const bar = rangeBar(test);
  if (bar === null) return null;
  const interval = referenceInterval(test);
  const { min, max, written } = test.panic;
  const parts = [
    t('results.rangeBar.label', { interval: intervalText(interval), value: test.result.trim() }),
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
  const picture = <RangeBar bar={bar} size={size} label={parts.join('; ')} />;
  if (size === 'cell') return picture;
  const { from, to } = bar.normal;
  return (
    <>
      {picture}
      {/* The text alternative has them. */}
      <Box
        aria-hidden
        className={classes.limits}
        __vars={{ '--from': String(from), '--to': String(to) }}
      >
        {interval.kind === 'range' ? (
          <>
            <span>{interval.min}</span>
            <span>{interval.max}</span>
          </>
        ) : (
          <span>{intervalText(interval)}</span>
        )}
      </Box>
    </>
  );
}
