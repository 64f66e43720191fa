import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Settings } from '@/domain/configuration/settings';
import { referenceInterval } from '@/domain/results/values/reference-interval';
import { resultMark } from '@/domain/results/marks/result-mark';
import { hasOwnMark, isDone, resultText } from '@/domain/results/values/result-text';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import { useIntervalText } from '@/i18n/use-interval-text';

import type { HistoryTicks } from '@/features/results/header/history-checks';
import { PreviousValueText } from './previous-value';
import { ResultMark } from './result-mark';
import { ResultValue } from './result-value';
import classes from './test-block.module.css';
import { TestDetails } from './test-details';
import { TestName } from './test-name';
import { UnitText } from './unit-text';
import type { ShownPrevious } from '@/features/results/use-previous-values';

interface TestBlockProps {
  readonly test: TestResult;
  readonly isInProfile: boolean;
  readonly settings: Settings['results'];
  readonly dateFormat: string;
  readonly ticks: HistoryTicks;
  /** The value before this one, where there is one. */
  readonly previous: ShownPrevious | undefined;
  readonly rowKey: string;
  readonly isOpen: boolean;
  readonly onToggle: (rowKey: string) => void;
}

/** Characters of an interval that a line beside the result holds. */
const SHORT_INTERVAL = 24;

/**
 * One test on a narrow screen. What a reader needs stands there at once: name, result, unit, mark and reference interval; a touch
 * anywhere on it unfolds the rest (docs/behaviour.md §2, Mobile layout).
 */
export const TestBlock = memo(function TestBlock(props: TestBlockProps) {
  const { test, settings, isOpen, rowKey, onToggle } = props;
  const { t } = useTranslation();
  const intervalText = useIntervalText();
  const interval = intervalText(referenceInterval(test));
  const result = resultText(test, settings);
  const isValue = result.kind === 'value';
  const isTicked = isDone(test, result);

  return (
    <div
      className={classes.test}
      data-validated={isTicked || undefined}
      data-long={(isValue && result.isLong) || undefined}
      data-in-profile={props.isInProfile || undefined}
      role="presentation"
    >
      <div role="presentation" className={classes.summary}>
        <div role="rowheader" className={classes.nameCell}>
          <TestName test={test} showTestName={settings.showTestName} isDone={isTicked} />
        </div>
        <div role="cell" className={classes.resultCell}>
          <ResultValue result={result} />{' '}
          {hasOwnMark(result) && <ResultMark mark={resultMark(test)} />}
        </div>
        <div
          role="cell"
          className={classes.referenceCell}
          data-long={interval.length > SHORT_INTERVAL || interval.includes('\n') || undefined}
        >
          {interval !== '' && <span aria-hidden>{t('results.referenceShort')} </span>}
          {interval}
        </div>
        <div role="cell" className={classes.unitCell}>
          <UnitText test={test} />
        </div>
        {props.previous !== undefined && (
          <div role="cell" className={classes.previousCell}>
            <PreviousValueText
              layout="line"
              previous={props.previous}
              dateFormat={props.dateFormat}
            />
          </div>
        )}
        <div role="cell" className={classes.toggleCell}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-label={t('results.details', { test: testLabel(test) })}
            onClick={() => {
              onToggle(rowKey);
            }}
          >
            <svg aria-hidden viewBox="0 0 16 16">
              <path d="M4 6l4 4 4-4" />
            </svg>
          </button>
        </div>
      </div>
      {isOpen && (
        <TestDetails
          test={test}
          settings={settings}
          dateFormat={props.dateFormat}
          ticks={props.ticks}
        />
      )}
    </div>
  );
});
