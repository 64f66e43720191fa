import { resultMark } from '@/domain/results/marks/result-mark';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import {
  referenceInterval,
  type ReferenceInterval,
} from '@/domain/results/values/reference-interval';
import {
  hasOwnMark,
  resultText,
  type ReplacementTexts,
  type ResultText,
} from '@/domain/results/values/result-text';
import type { ResultMark } from '@/domain/results/marks/pathology-mark';

import { cellText, type TableCell, type TextTable } from './text-table';

/** How the screen words what stands in a row. Every text is plain. */
export interface RowWords {
  readonly texts: ReplacementTexts;
  readonly result: (result: ResultText) => string;
  readonly mark: (mark: ResultMark) => string;
  readonly unit: (test: TestResult) => string;
  readonly interval: (interval: ReferenceInterval) => string;
  /** The instant of the validation; empty where there is none. */
  readonly date: (instant: number | null) => string;
  readonly comment: (test: TestResult) => string;
}

/** What is written of a result, in the words of the grid. Of one that is kept back nothing but that. */
export interface ResultCells {
  readonly result: TableCell;
  readonly mark: string;
  readonly unit: string;
  readonly interval: string;
}

/** A test's result as cells, character by character as it stands on the screen. */
export function resultCells(test: TestResult, words: RowWords): ResultCells {
  const result = resultText(test, words.texts);
  const text = words.result(result);
  if (result.kind === 'withheld') return { result: text, mark: '', unit: '', interval: '' };
  const isValue = result.kind === 'value';
  return {
    result: isValue ? { text, number: test.resultNumber } : text,
    mark: hasOwnMark(result) ? words.mark(resultMark(test)) : '',
    unit: isValue ? words.unit(test) : '',
    interval: words.interval(referenceInterval(test)),
  };
}

/** Heads of the columns, in their order. */
export const ORDER_COLUMNS = [
  'area',
  'test',
  'result',
  'mark',
  'unit',
  'reference',
  'date',
  'comment',
] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

/** The results of an order as a table, a row per test in the order of the screen. */
export function orderTable(
  tests: readonly TestResult[],
  { owner, heads, words }: Pick<TextTable, 'owner' | 'heads'> & { readonly words: RowWords },
): TextTable {
  const rows = tests.map((test): readonly TableCell[] => {
    const { result, mark, unit, interval } = resultCells(test, words);
    const { withheld } = test;
    const last = withheld ? ['', ''] : [words.date(test.validationDate), words.comment(test)];
    return [test.areaName, testLabel(test), result, mark, unit, interval, ...last];
  });
  return { owner, heads, rows };
}

/** A test's result in one line for a record: "Glucosa: 130.0 mg/dL · Alto · 70.0 – 100.0 · 01/03/2026 10:00:00 a. m.". */
export function resultLine(test: TestResult, words: RowWords): string {
  const { result, mark, unit, interval } = resultCells(test, words);
  const value = `${testLabel(test)}: ${cellText(result)} ${unit}`.trim();
  return [value, mark, interval, words.date(test.validationDate)]
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(' · ');
}
