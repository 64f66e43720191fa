import type {
  MatrixSheet,
  SheetColumn,
  SheetRow,
} from '@/domain/results/history/history-matrix-sheet';
import { textEms } from '@/reporting/builtin/fonts/long-words';
import type { Style } from '@/reporting/builtin/report/draw-setting';

/** Width of a digit of usual typefaces in em; `textEms` is on the safe side for letters only. */
const DIGIT_WIDTH = 0.556;
const DIGIT = /\d/u;

function widthOf(word: string): number {
  return Array.from(word).reduce(
    (sum, character) => sum + (DIGIT.test(character) ? DIGIT_WIDTH : textEms(character)),
    0,
  );
}

/** Width in em of the widest word with a digit: a number, a date, the number of an order. */
function widestOf(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/\s/u)).filter((word) => DIGIT.test(word));
  return words.reduce((widest, word) => Math.max(widest, widthOf(word)), 0);
}

const headTexts = ({ date, time, order }: SheetColumn) => [date, time, order];

function entriesOf(row: SheetRow) {
  return row.kind === 'test' ? row.cells.flat() : [];
}

/** Points that a column of the combined history needs so that no number in it, nor in its head, runs over lines. */
export function widestNumber({ columns, rows }: MatrixSheet, { template }: Style): number {
  const { text, small } = template.fontSizes;
  const entries = rows.flatMap(entriesOf);
  const results = entries.map(({ result }) => result);
  const smaller = [
    ...columns.flatMap(headTexts),
    ...entries.flatMap(({ otherInterval, origin }) => [otherInterval, origin]),
  ];
  return Math.max(widestOf(results) * text, widestOf(smaller) * small);
}
