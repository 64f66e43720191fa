import { textScale } from '@/ui/theme/text-scale';

import type { ResultColumn } from './columns';
import { textWidth } from './text-width';
import type { ShownTest } from './use-shown-test';

/** Pixels between columns; as `--column-gap` in results-table.module.css. */
const GAP = 10;
/** Both paddings of a row, and the widest scroll bar. */
const AROUND = 24 + 17;

/** A column with the pixels that it has. */
export interface SizedColumn {
  readonly column: ResultColumn;
  readonly width: number;
}

/** Pixels that the columns need, with texts `scale` times as large as usual; in fewer the results stand in blocks. */
export function neededWidth(columns: readonly ResultColumn[], scale = textScale()): number {
  return columns.reduce(
    (sum, { width }) => sum + width.min * scale,
    AROUND + (columns.length - 1) * GAP,
  );
}

/** Each column has its least, and its share of what the table has beyond. */
export function sizedColumns(
  columns: readonly ResultColumn[],
  tableWidth: number,
  scale = textScale(),
): readonly SizedColumn[] {
  const rest = Math.max(0, tableWidth - neededWidth(columns, scale));
  const shares = columns.reduce((sum, { width }) => sum + width.share, 0);
  return columns.map((column) => {
    const part = (rest * column.width.share) / shares;
    return { column, width: Math.floor(column.width.min * scale + part) };
  });
}

/** The columns as `grid-template-columns`; the first has what a narrower scroll bar leaves. */
export function gridTemplate(columns: readonly SizedColumn[]): string {
  const [first, ...others] = columns.map(({ width }) => `${width}px`);
  return [`minmax(${first ?? '0'}, 1fr)`, ...others].join(' ');
}

/** Whether what a column shows of a test has no room in it: a word would be broken, or it is a text of lines. */
function overflows({ column, width }: SizedColumn, shown: ShownTest): boolean {
  const { text, isApart } = column;
  if (isApart?.(shown) === true) return true;
  if (text === undefined) return false;
  const { of, indent = 0, isOnePiece, longest } = text;
  const words = of(shown);
  if (longest !== undefined && (words.length > longest || words.includes('\n'))) return true;
  const pieces = isOnePiece ? [words] : words.split(/\s+/);
  return pieces.some((piece) => textWidth(piece, text) > width - indent);
}

/** Where a cell begins and ends, in lines of the row's grid. */
interface PlacedCell {
  readonly column: ResultColumn;
  /** It stands above or below the others, on a line of its own. */
  readonly isApart: boolean;
  readonly from: number;
  readonly to: number;
}

/** The cells of a test; one that stands apart leaves its column to the cell before it. */
export function placedCells(
  columns: readonly SizedColumn[],
  shown: ShownTest,
): readonly PlacedCell[] {
  const apart = columns.map((column) => overflows(column, shown));
  const lineAfter = (at: number) => (at === -1 ? columns.length : at) + 1;
  const ofLine = lineAfter(columns.findIndex(({ column }) => column.isCheck));
  return columns.map(({ column }, index) => {
    if (apart[index] === true) return { column, isApart: true, from: 1, to: ofLine };
    const next = apart.findIndex((isApart, at) => at > index && !isApart);
    return { column, isApart: false, from: index + 1, to: lineAfter(next) };
  });
}
