import { useCallback } from 'react';

import type { MatrixSheet, SheetRow } from '@/domain/results/history/history-matrix-sheet';
import { useTranslation } from '@/i18n/translation';
import { useTextScale } from '@/ui/theme/text-scale';
import { useIsNarrow } from '@/ui/window/use-is-narrow';
import { VirtualGrid } from '@/ui/virtual-list/virtual-grid';

import { CombinedHistoryCell } from './combined-history-cell';
import classes from './combined-history-grid.module.css';
import { CombinedHistoryRowHead } from './combined-history-row-head';

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
