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

import { cellText, type TableCell } from './text-table';

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

/** A test in the words of the grid. Of a result that is kept back nothing but that. */
interface WrittenTest extends Pick<TestResult, 'areaName' | 'profileName'> {
  readonly name: string;
  readonly result: TableCell;
  readonly mark: string;
  readonly unit: string;
  readonly reference: string;
  /** When it was validated, or that it was not. */
  readonly date: string;
  readonly comment: string;
  /** What else is known of a result that is not kept back. */
  readonly open?: TestResult;
}

/** A column of tables that leave the portal. */
export interface TableColumn {
  readonly written: (test: WrittenTest) => TableCell;
}

const KEPT_BACK = { mark: '', unit: '', reference: '', date: '', comment: '' };

/** What is written of a test, character by character as it stands on the screen. */
function writtenTest(test: TestResult, words: RowWords): WrittenTest {
  const result = resultText(test, words.texts);
  const text = words.result(result);
  const { areaName, profileName } = test;
  const named = { name: words.test(test), areaName, profileName };
  if (result.kind === 'withheld') return { ...KEPT_BACK, ...named, result: text };
  const isValue = result.kind === 'value';
  return {
    ...named,
    result: isValue ? { text, number: test.resultNumber } : text,
    mark: hasOwnMark(result) ? words.mark(resultMark(test)) : '',
    unit: isValue ? words.unit(test) : '',
    reference: words.interval(referenceInterval(test)),
    date: isValue && !isValidated(test) ? words.notValidated : words.date(test.validationDate),
    comment: words.comment(test),
    open: test,
  };
}

/** The cells of a test. */
export function tableRow(columns: readonly TableColumn[], test: TestResult, words: RowWords) {
  const row = writtenTest(test, words);
  return columns.map(({ written }) => written(row));
}

/**
 * A test's result in one line for a record: "Glucosa: 130.0 mg/dL · Alto · 70.0 – 100.0 · 01/03/2026 10:00:00 a. m.", or "Sin
 * validar" in the place of the date.
 */
export function resultLine(test: TestResult, words: RowWords): string {
  const { name, result, mark, unit, reference, date } = writtenTest(test, words);
  const value = `${name}: ${cellText(result)} ${unit}`.trim();
  return [value, mark, reference, date]
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(' · ');
}
