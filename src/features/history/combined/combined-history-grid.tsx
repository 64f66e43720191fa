import { useCallback, Fragment, memo } from 'react';

import type {
  MatrixSheet,
  SheetRow,
  SheetEntry,
} from '@/domain/results/history/history-matrix-sheet';
import { useTranslation } from '@/i18n/translation';
import { useTextScale } from '@/ui/theme/text-scale';
import { useIsNarrow } from '@/ui/window/use-is-narrow';
import { VirtualGrid } from '@/ui/virtual-list/virtual-grid';
import { isAlteredMark } from '@/domain/results/marks/result-mark';
import { Mark } from '@/ui/mark/mark';
import { MarkedText } from '@/ui/marked-text/marked-text';

import classes from './combined-history-grid.module.css';

/** The head of a line: an area, a profile, or a test with its unit, and its reference values now. Drawn once. */
const CombinedHistoryRowHead = memo(function CombinedHistoryRowHead({
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
            <div className={classes.headFacts}>
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
          if (row === undefined) return null;
          return <CombinedHistoryRowHead row={row} />;
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
