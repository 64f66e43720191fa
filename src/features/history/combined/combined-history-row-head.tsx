import { memo } from 'react';

import type { SheetRow } from '@/domain/results/history/history-matrix-sheet';
import { MarkedText } from '@/ui/marked-text/marked-text';

import classes from './combined-history-row-head.module.css';

/** The head of a line: an area, a profile, or a test with its unit, and its reference values now. Drawn once. */
export const CombinedHistoryRowHead = memo(function CombinedHistoryRowHead({
  row,
}: {
  readonly row: SheetRow;
}) {
  switch (row.kind) {
    case 'area':
      return (
        <div className={classes.area}>
          <h3>{row.area}</h3>
        </div>
      );
    case 'profile':
      return (
        <div className={classes.profile}>
          <h4>{row.profile}</h4>
        </div>
      );
    case 'test':
      return (
        <div className={classes.test} data-in-profile={row.profile !== '' || undefined}>
          <div className={classes.texts}>
            <div className={classes.name}>{row.test}</div>
            <div className={classes.facts}>
              {row.unit !== '' && (
                <>
                  <span className={classes.unit}>
                    <MarkedText source={row.unit} />
                  </span>{' '}
                </>
              )}
              <span className={classes.interval}>{row.interval}</span>
            </div>
            {row.incomplete !== '' && <div className={classes.incomplete}>{row.incomplete}</div>}
          </div>
        </div>
      );
  }
});
