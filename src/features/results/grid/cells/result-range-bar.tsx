import { Box } from '@mantine/core';

import { use } from 'react';

import { PatientReader } from '@/i18n/patient-reader';

import { formatLimit } from '@/domain/results/values/format-number';
import { resultMark } from '@/domain/results/marks/result-mark';
import { rangeBar } from '@/domain/results/values/range-bar';
import { referenceInterval } from '@/domain/results/values/reference-interval';
import type { ShownTest } from '@/features/results/grid/use-shown-test';
import { useTranslation } from '@/i18n/translation';
import { RangeBar } from '@/ui/range-bar/range-bar';

import classes from './result-range-bar.module.css';

interface ResultRangeBarProps {
  readonly shown: Pick<ShownTest, 'test' | 'interval'>;
  /** In a cell beside the limits, or across a block with the limits below it. */
  readonly size: 'cell' | 'block';
}

/** The range bar of a test with its text alternative: interval, value as the laboratory wrote it, panic limits. Nothing without limits. */
export function ResultRangeBar({ shown, size }: ResultRangeBarProps) {
  const { t } = useTranslation();
  const { test, interval } = shown;
  const isPatient = use(PatientReader);
  const bar = rangeBar(test);
  if (bar === null) return null;
  const { min, max, written } = test.panic;
  const parts = [t('results.rangeBar.label', { interval, value: test.result.trim() })];
  const zone = isPatient ? 'attention' : 'panic';
  if (min !== null && min !== 0) {
    parts.push(
      t(`results.rangeBar.${zone}Below`, { min: formatLimit(min, test.digits, written?.min) }),
    );
  }
  if (max !== null && max !== 0) {
    parts.push(
      t(`results.rangeBar.${zone}Above`, { max: formatLimit(max, test.digits, written?.max) }),
    );
  }
  const picture = (
    <RangeBar bar={bar} size={size} tone={resultMark(test).tone} label={parts.join('; ')} />
  );
  if (size === 'cell') return picture;
  const { from, to } = bar.normal;
  const limits = referenceInterval(test);
  return (
    <div className={classes.block}>
      {picture}
      {/* The text alternative has them. */}
      <Box
        aria-hidden
        className={classes.limits}
        __vars={{ '--from': String(from), '--to': String(to) }}
      >
        {limits.kind === 'range' ? (
          <>
            <span>{limits.min}</span>
            <span>{limits.max}</span>
          </>
        ) : (
          <span>{interval}</span>
        )}
      </Box>
    </div>
  );
}
