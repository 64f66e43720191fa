import { Fragment, memo } from 'react';

import type { SheetEntry } from '@/domain/results/history/history-matrix-sheet';
import { isAlteredMark } from '@/domain/results/marks/result-mark';
import { Mark } from '@/ui/mark/mark';
import { MarkedText } from '@/ui/marked-text/marked-text';

import classes from './combined-history-cell.module.css';

interface CombinedHistoryCellProps {
  /** More than one where a test was validated more than once on one day. */
  readonly entries: readonly SheetEntry[];
}

/**
 * The results of one test on one date: the laboratory's text, its mark, and the reference values where they were others. Drawn
 * once: scrolling only brings further cells.
 */
export const CombinedHistoryCell = memo(function CombinedHistoryCell({
  entries,
}: CombinedHistoryCellProps) {
  const isAltered = entries.some(({ tone }) => tone !== 'quiet');
  const isUnknown = entries.some((entry) => entry.isUnknown);
  return (
    <div
      className={classes.cell}
      data-altered={isAltered || undefined}
      data-unknown={isUnknown || undefined}
    >
      {entries.map(({ result, mark, otherUnit, otherInterval, origin }, at) => (
        <Fragment key={at}>
          <div className={classes.result}>{result}</div>
          {isAlteredMark(mark) && (
            <div className={classes.mark}>
              <Mark {...mark} />
            </div>
          )}
          {otherUnit !== '' && (
            <div className={classes.facts}>
              <MarkedText source={otherUnit} />
            </div>
          )}
          {otherInterval !== '' && <div className={classes.facts}>{otherInterval}</div>}
          {origin !== '' && <div className={classes.facts}>{origin}</div>}
        </Fragment>
      ))}
    </div>
  );
});
