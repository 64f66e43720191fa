import type { ResultRow } from './result-rows';

const LINE = 20;
const CHARACTERS_PER_LINE = { narrow: 40, wide: 110 };
const HEADING = { narrow: 48, wide: 32 };
const TEST = { narrow: 85, wide: 35 };

/** Pixels that a row is likely to take by its style sheet, so that the scroll bar is right before rows are measured. */
export function estimateRowHeight(row: ResultRow | undefined, isNarrow: boolean): number {
  const layout = isNarrow ? 'narrow' : 'wide';
  if (row?.kind !== 'test') return HEADING[layout];
  const { result } = row.test;
  const lines = result
    .split('\n')
    .reduce((sum, line) => sum + Math.ceil(line.length / CHARACTERS_PER_LINE[layout]), 0);
  const isBlock = result.length > 40 || lines > 1;
  if (!isBlock) return TEST[layout];
  return isNarrow ? TEST.narrow + (lines - 1) * LINE : 35 + lines * LINE;
}
