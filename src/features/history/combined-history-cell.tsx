import { Fragment, memo } from 'react';

import type { SheetEntry } from '@/domain/results/history-matrix-sheet';
import { isClassified } from '@/domain/results/result-tone';

import classes from './combined-history-cell.module.css';
import { HistoryMark } from './history-mark';

interface CombinedHistoryCellProps {
  /** More than one where a test was validated more than once on one day. */
  readonly entries: readonly SheetEntry[];
}

/**
 * The results of one test on one date: the laboratory's text, its mark, and the reference values where they were others. Drawn
 * once: scrolling only brings further cells (performance.md, Combined history).
 */
export const CombinedHistoryCell = memo(function CombinedHistoryCell({
  entries,
}: CombinedHistoryCellProps) {
  const isAltered = entries.some(({ tone }) => tone !== 'quiet');
  return (
    <div className={classes['cell']} data-altered={isAltered || undefined}>
      {entries.map(({ result, pathology, tone, otherInterval, origin }, at) => (
        <Fragment key={at}>
          <div className={classes['result']}>{result}</div>
          {(tone !== 'quiet' || !isClassified(pathology)) && (
            <div className={classes['mark']}>
              <HistoryMark pathology={pathology} />
            </div>
          )}
          {otherInterval !== '' && <div className={classes['facts']}>{otherInterval}</div>}
          {origin !== '' && <div className={classes['facts']}>{origin}</div>}
        </Fragment>
      ))}
    </div>
  );
});
