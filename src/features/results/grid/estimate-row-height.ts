import type { ResultRow } from './result-rows';

const LINE = 20;
/** Pixels of a letter, on average. */
const LETTER = 8;
/** Letters of a result that fits its column on one line. */
const SHORT = 40;
/** Of a table that nobody has laid out yet. */
const USUAL_WIDTH = 900;
/** Container width from which the narrow block has a column at its side; as in narrow-block.module.css. */
const SIDE_COLUMN = 608;
const HEADING = { narrow: 40, wide: 32 };
/** A usual test: name, result, range with its limits and the value before on five lines, on three, on one. */
const TEST = { phone: 114, side: 66, wide: 40 };

/** How the rows are drawn: as blocks or in columns, and in how many pixels. */
interface Drawn {
  readonly isNarrow: boolean;
  readonly width: number;
}

interface DrawnAtScale extends Drawn {
  /** As `textScale`. */
  readonly scale: number;
}

function usualHeight(row: ResultRow, { isNarrow, width }: Drawn): number {
  if (row.kind !== 'test') return HEADING[isNarrow ? 'narrow' : 'wide'];
  const blockHeight = width < SIDE_COLUMN ? TEST.phone : TEST.side;
  const usual = isNarrow ? blockHeight : TEST.wide;
  const { result } = row.test;
  const letters = Math.ceil((width === 0 ? USUAL_WIDTH : width) / LETTER);
  if (result.length <= Math.min(SHORT, letters) && !result.includes('\n')) return usual;
  const lines = result.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / letters), 0);
  const isLong = result.length > SHORT || lines > 1;
  return isLong ? usual + lines * LINE : usual;
}

/** Pixels that each row is likely to take by its style sheet, so that the scroll bar is right before rows are measured. */
export function estimatedRowHeights(
  rows: readonly ResultRow[],
  { scale, ...drawn }: DrawnAtScale,
): readonly number[] {
  // In fewer pixels of letters that are as large as usual.
  const usual = { ...drawn, width: drawn.width / scale };
  return rows.map((row) => scale * usualHeight(row, usual));
}
