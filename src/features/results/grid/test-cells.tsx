import { memo } from 'react';

import type { Settings } from '@/domain/configuration/settings';
import { referenceInterval } from '@/domain/results/values/reference-interval';
import { resultMark } from '@/domain/results/marks/result-mark';
import { hasOwnMark, isDone, resultText } from '@/domain/results/values/result-text';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import { useIntervalText } from '@/i18n/use-interval-text';

import { HistoryChecks, type HistoryTicks } from '@/features/results/header/history-checks';
import { PreviousValueText } from './previous-value';
import { ResultMark } from './result-mark';
import { ResultRangeBar } from './result-range-bar';
import { selectableOf } from './result-rows';
import { ResultValue } from './result-value';
import { TestActions } from './test-actions';
import classes from './test-cells.module.css';
import { TestName } from './test-name';
import { UnitText } from './unit-text';
import type { ShownPrevious } from '@/features/results/use-previous-values';

interface TestCellsProps {
  readonly test: TestResult;
  readonly isInProfile: boolean;
  readonly settings: Settings['results'];
  readonly ticks: HistoryTicks;
  readonly dateFormat: string;
  /** The value before this one, where there is one. */
  readonly previous: ShownPrevious | undefined;
}

/**
 * One test on a wide screen: name, result with its mark, reference interval with its bar, unit, what can be opened, check-boxes.
 * The result is the laboratory's text as it is. Memoised: while scrolling, only the rows that appear are worked out.
 */
export const TestCells = memo(function TestCells({
  test,
  isInProfile,
  settings,
  ticks,
  dateFormat,
  previous,
}: TestCellsProps) {
  const intervalText = useIntervalText();
  const result = resultText(test, settings);
  const isValue = result.kind === 'value';
  const isTicked = isDone(test, result);

  return (
    <div
      className={classes.test}
      data-validated={isTicked || undefined}
      data-long={(isValue && result.isLong) || undefined}
      data-in-profile={isInProfile || undefined}
      role="presentation"
    >
      <div role="rowheader" className={classes.nameCell}>
        <TestName test={test} showTestName={settings.showTestName} isDone={isTicked} />
      </div>
      <div role="cell" className={classes.resultCell}>
        <ResultValue result={result} />{' '}
        {hasOwnMark(result) && <ResultMark mark={resultMark(test)} />}
      </div>
      <div role="cell" className={classes.referenceCell}>
        <span>{intervalText(referenceInterval(test))}</span>
        {isValue && <ResultRangeBar test={test} />}
      </div>
      <div role="cell" className={classes.unitCell}>
        <UnitText test={test} />
      </div>
      {ticks.modes.length > 0 && (
        <div role="cell" className={classes.previousCell}>
          {previous !== undefined && (
            <PreviousValueText layout="column" previous={previous} dateFormat={dateFormat} />
          )}
        </div>
      )}
      <div role="cell" className={classes.actionsCell}>
        <TestActions test={test} result={result} />
      </div>
      <HistoryChecks
        ticks={ticks}
        selectable={selectableOf([test], settings)}
        name={testLabel(test)}
        scope="test"
        layout="cells"
      />
    </div>
  );
});
