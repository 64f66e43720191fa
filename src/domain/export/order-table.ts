import { resultMark } from '@/domain/results/marks/result-mark';
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
import { isValidated } from '@/domain/results/visibility/is-validated';

import { cellText, type TableCell, type TextTable } from './text-table';

/** How the screen words what stands in a row. Every text is plain. */
export interface RowWords {
  readonly texts: ReplacementTexts;
  /** What a test is called, and that its name could not be read. */
  readonly test: (test: TestResult) => string;
  readonly result: (result: ResultText) => string;
  readonly mark: (mark: ResultMark) => string;
  readonly unit: (test: TestResult) => string;
  readonly interval: (interval: ReferenceInterval) => string;
  /** The instant of the validation; empty where there is none. */
  readonly date: (instant: number | null) => string;
  /** Stands in the place of that instant beside a result that nobody has validated. */
  readonly notValidated: string;
  /** The comment where the screen offers it, and that an antibiogram stays behind. */
  readonly comment: (test: TestResult) => string;
}

/** What is written of a result, in the words of the grid. Of one that is kept back nothing but that. */
export interface ResultCells {
  readonly result: TableCell;
  readonly mark: string;
  readonly unit: string;
  readonly reference: string;
  /** When it was validated, or that it was not. */
  readonly date: string;
  readonly comment: string;
  readonly sample: string;
}

const KEPT_BACK = { mark: '', unit: '', reference: '', date: '', comment: '', sample: '' };

/** A test's result as cells, character by character as it stands on the screen. */
export function resultCells(test: TestResult, words: RowWords): ResultCells {
  const result = resultText(test, words.texts);
  const text = words.result(result);
  if (result.kind === 'withheld') return { ...KEPT_BACK, result: text };
  const isValue = result.kind === 'value';
  return {
    result: isValue ? { text, number: test.resultNumber } : text,
    mark: hasOwnMark(result) ? words.mark(resultMark(test)) : '',
    unit: isValue ? words.unit(test) : '',
    reference: words.interval(referenceInterval(test)),
    date: isValue && !isValidated(test) ? words.notValidated : words.date(test.validationDate),
    comment: words.comment(test),
    sample: test.sample,
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
  'sample',
  'profile',
] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

/** The results of an order as a table, a row per test in the order of the screen. */
export function orderTable(
  tests: readonly TestResult[],
  { owner, heads, words }: Pick<TextTable, 'owner' | 'heads'> & { readonly words: RowWords },
): TextTable {
  const rows = tests.map((test): readonly TableCell[] => {
    const cells = {
      area: test.areaName,
      profile: test.profileName,
      test: words.test(test),
      ...resultCells(test, words),
    };
    return ORDER_COLUMNS.map((column) => cells[column]);
  });
  return { owner, heads, rows };
}

/**
 * A test's result in one line for a record: "Glucosa: 130.0 mg/dL · Alto · 70.0 – 100.0 · 01/03/2026 10:00:00 a. m.", or "Sin
 * validar" in the place of the date.
 */
export function resultLine(test: TestResult, words: RowWords): string {
  const { result, mark, unit, reference, date } = resultCells(test, words);
  const value = `${words.test(test)}: ${cellText(result)} ${unit}`.trim();
  return [value, mark, reference, date]
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(' · ');
}
