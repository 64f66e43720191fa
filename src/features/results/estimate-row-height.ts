import type { ResultRow } from './result-rows';

const LINE = 20;
const CHARACTERS_PER_LINE = { narrow: 40, wide: 110 };

/** Pixels that a row of results-table.module.css is likely to take, so that the scroll bar is right before rows are measured. */
export function estimateRowHeight(row: ResultRow | undefined, isNarrow: boolean): number {
  if (row?.kind !== 'test') return 32;
  const perLine = isNarrow ? CHARACTERS_PER_LINE.narrow : CHARACTERS_PER_LINE.wide;
  const { result } = row.test;
  const lines = result.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / perLine), 0);
  const isBlock = result.length > 40 || lines > 1;
  if (isNarrow) return 86 + (isBlock ? (lines - 1) * LINE : 0);
  return isBlock ? 36 + lines * LINE : 34;
}
