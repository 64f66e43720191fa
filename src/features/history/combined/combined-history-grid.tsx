import { Fragment, memo, useCallback } from 'react';

import type {
  MatrixSheet,
  SheetEntry,
  SheetRow,
} from '@/domain/results/history/history-matrix-sheet';
import { isAlteredMark } from '@/domain/results/marks/result-mark';
import { useTranslation } from '@/i18n/translation';
import { Mark } from '@/ui/mark/mark';
import { MarkedText } from '@/ui/marked-text/marked-text';
import { useTextScale } from '@/ui/theme/text-scale';
import { useIsNarrow } from '@/ui/window/use-is-narrow';
import { VirtualGrid } from '@/ui/virtual-list/virtual-grid';

import cellClasses from './combined-history-cell.module.css';
import classes from './combined-history-grid.module.css';
import headClasses from './combined-history-row-head.module.css';

/** The head of a line: an area, a profile, or a test with its unit, and its reference values now. Drawn once. */
const CombinedHistoryRowHead = memo(function CombinedHistoryRowHead({
  row,
}: {
  readonly row: SheetRow;
}) {
  switch (row.kind) {
    case 'area':
      return (
        <div className={headClasses.area}>
          <h3>{row.area}</h3>
        </div>
      );
    case 'profile':
      return (
        <div className={headClasses.profile}>
          <h4>{row.profile}</h4>
        </div>
      );
    case 'test':
      return (
        <div className={headClasses.test} data-in-profile={row.profile !== '' || undefined}>
          <div className={headClasses.texts}>
            <div className={headClasses.name}>{row.test}</div>
            <div className={headClasses.facts}>
              {row.unit !== '' && (
                <>
                  <span className={headClasses.unit}>
                    <MarkedText source={row.unit} />
                  </span>{' '}
                </>
              )}
              <span className={headClasses.interval}>{row.interval}</span>
            </div>
            {row.incomplete !== '' && (
              <div className={headClasses.incomplete}>{row.incomplete}</div>
            )}
          </div>
        </div>
      );
  }
});

interface CombinedHistoryCellProps {
  /** More than one where a test was validated more than once on one day. */
  readonly entries: readonly SheetEntry[];
}

/**
 * The results of one test on one date: the laboratory's text, its mark, and the reference values where they were others. Drawn
 * once: scrolling only brings further cells.
 */
const CombinedHistoryCell = memo(function CombinedHistoryCell({
  entries,
}: CombinedHistoryCellProps) {
  const isAltered = entries.some(({ tone }) => tone !== 'quiet');
  const isUnknown = entries.some((entry) => entry.isUnknown);
  return (
    <div
      className={cellClasses.cell}
      data-altered={isAltered || undefined}
      data-unknown={isUnknown || undefined}
    >
      {entries.map(({ result, mark, otherUnit, otherInterval, origin }, at) => (
        <Fragment key={at}>
          <div className={cellClasses.result}>{result}</div>
          {isAlteredMark(mark) && (
            <div className={cellClasses.mark}>
              <Mark {...mark} />
            </div>
          )}
          {otherUnit !== '' && (
            <div className={cellClasses.facts}>
              <MarkedText source={otherUnit} />
            </div>
          )}
          {otherInterval !== '' && <div className={cellClasses.facts}>{otherInterval}</div>}
          {origin !== '' && <div className={cellClasses.facts}>{origin}</div>}
        </Fragment>
      ))}
    </div>
  );
});

/** Pixels, as all others here where texts are as large as usual. */
const WIDTHS = {
  wide: { rowHead: 300, column: 116 },
  narrow: { rowHead: 132, column: 92 },
};
const HEADING_HEIGHT = 32;
/** Heights of the parts of a cell, as its style sheet has them; the head of a row has a name and a line of facts. */
const RESULT_HEIGHT = 18;
const MARK_HEIGHT = 20;
const FACT_HEIGHT = 16;
const PADDING = 9;

/** What a row takes without wrapped texts: its head or the tallest of its cells, those out of sight as well. */
function leastHeightOf(row: SheetRow | undefined): number {
  if (row?.kind !== 'test') return HEADING_HEIGHT;
  const cells = row.cells.map((cell) =>
    cell.reduce((sum, { tone, otherUnit, otherInterval, origin }) => {
      const facts = [otherUnit, otherInterval, origin].filter((fact) => fact !== '').length;
      return sum + RESULT_HEIGHT + (tone === 'quiet' ? 0 : MARK_HEIGHT) + facts * FACT_HEIGHT;
    }, 0),
  );
  const heads = row.incomplete === '' ? FACT_HEIGHT : 2 * FACT_HEIGHT;
  return PADDING + Math.max(RESULT_HEIGHT + heads, ...cells);
}

/** The matrix on screen: tests down, dates across, the newest beside the tests. */
export function CombinedHistoryGrid({ sheet }: { readonly sheet: MatrixSheet }) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const scale = useTextScale();
  const { columns, rows } = sheet;
  const leastHeight = useCallback((at: number) => leastHeightOf(rows[at]) * scale, [rows, scale]);
  const { rowHead, column } = isNarrow ? WIDTHS.narrow : WIDTHS.wide;

  return (
    <div className={classes.frame} translate="no">
      <VirtualGrid
        key={`${isNarrow ? 'narrow' : 'wide'} ${scale}`}
        label={t('history.combined.title')}
        rowCount={rows.length}
        columnCount={columns.length}
        usualWidths={{ rowHead: rowHead * scale, column: column * scale }}
        leastHeight={leastHeight}
        isHeading={(at) => rows[at]?.kind !== 'test'}
        renderCorner={(at) => (
          <div className={classes.corner}>
            <span>{t('results.columns.test')}</span>
            <span className={classes.cornerArea} aria-hidden>
              {/* A heading in the first row says it itself. */}
              {rows[at]?.kind !== 'area' && rows[at]?.area}
            </span>
          </div>
        )}
        renderColumnHead={(at) => (
          <div
            className={classes.columnHead}
            data-unknown={columns[at]?.isUnknown === true || undefined}
          >
            <span className={classes.date}>{columns[at]?.date}</span>
            <span>{columns[at]?.time}</span>
            <span>{columns[at]?.order}</span>
          </div>
        )}
        renderRowHead={(at) => {
          const row = rows[at];
          return row && <CombinedHistoryRowHead row={row} />;
        }}
        renderCell={(at, place) => {
          const row = rows[at];
          if (row?.kind !== 'test') return null;
          return <CombinedHistoryCell entries={row.cells[place] ?? []} />;
        }}
      />
    </div>
  );
}
