import { firstText } from '@/domain/base/first-text';
import { notedFlagText, unitText } from '@/domain/reports/content/report-row';
import type { ReportWords } from '@/domain/reports/content/report-words';

import type { MatrixColumn } from './history-columns';
import type { HistoryMatrix, MatrixEntry, MatrixRow } from './history-matrix';
import { wordedMark, type MarkWords, type WordedMark } from '@/domain/results/marks/worded-mark';
import { NO_MARK } from '@/domain/results/marks/pathology-mark';
import { resultMark } from '@/domain/results/marks/result-mark';
import { resultTone, type ResultTone } from '@/domain/results/marks/result-tone';
import { testText } from '@/domain/results/test-label';
import type { HistoryItem } from './test-history';

/** The words of the matrix, in the portal's language. */
export interface MatrixWords
  extends MarkWords, Pick<ReportWords, 'interval' | 'unreadable' | 'unreadableName'> {
  readonly date: (instant: number) => string;
  readonly time: (instant: number) => string;
  /** Head of the column without date. */
  readonly undated: string;
  readonly noArea: string;
  readonly noProfile: string;
  /** Stands where the laboratory sent an empty text. */
  readonly noResult: string;
  /** Stands where there may be a result that nobody looked up. */
  readonly unknown: string;
  /** A row that may lack results. */
  readonly incomplete: string;
  /** The day in the number of an order, in the laboratory's format; empty where it names none. */
  readonly orderDay: (order: string) => string;
  readonly orders: (count: number) => string;
  /** Stands where a result has no reference values, but the test has some now. */
  readonly noInterval: string;
}

/** A column's head. */
export interface SheetColumn {
  /** False for the column of all that has no date, and for orders that nobody looked up. */
  readonly isDated: boolean;
  /** The column of orders that nobody looked up. */
  readonly isUnknown: boolean;
  /** In the laboratory's format, or the words for no date. */
  readonly date: string;
  /** Empty where results of several times share a column, be it another one. */
  readonly time: string;
  readonly order: string;
}

/** One result, or that there may be one, every text ready to show. */
export interface SheetEntry {
  /** Nobody looked this result up, if there is one: `result` says so. */
  readonly isUnknown: boolean;
  /** Epoch milliseconds; null without date. */
  readonly instant: number | null;
  /** The laboratory's text, or the words for none. */
  readonly result: string;
  /** The number that the text means, or null. */
  readonly number: number | null;
  readonly mark: WordedMark;
  readonly tone: ResultTone;
  /** Arrow and words; empty for a normal result. */
  readonly flag: string;
  /** Its unit where it is another than the row's, else empty; with the marks of `lib/text/marked-text`. */
  readonly otherUnit: string;
  /** It is hardly in the row's unit: its limits are of another scale. */
  readonly isScaleChanged: boolean;
  /** The reference values of its date. */
  readonly interval: string;
  /** The same where they are not those of the row, else empty. */
  readonly otherInterval: string;
  /** Its sample where results are of several, else empty. */
  readonly sample: string;
  /** Sample, and time or, without date, order, where the cell's column does not say it; else empty. */
  readonly origin: string;
  readonly order: string;
}

/** A test's line. `unit` may hold the marks of `lib/text/marked-text`. */
export interface SheetTest {
  readonly kind: 'test';
  readonly testId: number;
  readonly area: string;
  /** Empty for tests that stand by themselves. */
  readonly profile: string;
  readonly test: string;
  readonly unit: string;
  readonly interval: string;
  /** That results may be missing; empty where none are. */
  readonly incomplete: string;
  /** One per column. */
  readonly cells: readonly (readonly SheetEntry[])[];
}

/** A line of the matrix as screen, paper and workbook show it. */
export type SheetRow =
  | { readonly kind: 'area'; readonly area: string }
  | { readonly kind: 'profile'; readonly area: string; readonly profile: string }
  | SheetTest;

/** The matrix in texts, built once for screen, paper and workbook, so that they cannot differ. */
export interface MatrixSheet {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
}

/** Orders that nobody looked up: one by its day, several by their number, none where they are not even listed. */
function unknownColumn(orders: readonly string[], words: MatrixWords): SheetColumn {
  const [order = '', ...others] = orders;
  const day = words.orderDay(order);
  const isOne = order !== '' && others.length === 0;
  const kind = { isDated: false, isUnknown: true };
  if (isOne && day !== '') return { ...kind, date: day, time: words.unknown, order };
  const time = isOne || order === '' ? '' : words.orders(orders.length);
  return { ...kind, date: words.unknown, time, order: isOne ? order : '' };
}

/** `isTimed`: every column is of one instant. Else the hours would stand over some columns alone. */
function sheetColumn(column: MatrixColumn, isTimed: boolean, words: MatrixWords): SheetColumn {
  const { last, order, unknown } = column;
  if (unknown !== undefined) return unknownColumn(unknown, words);
  const isUnknown = false;
  if (last === null) return { isDated: false, isUnknown, date: words.undated, time: '', order };
  const time = isTimed ? words.time(last) : '';
  return { isDated: true, isUnknown, date: words.date(last), time, order };
}

/** Several results of one cell are told apart by their samples and times, undated ones by their orders. */
function originOf({ item }: MatrixEntry, inCell: number, words: MatrixWords): string {
  const { sample = '', validateDate, order } = item;
  const place = validateDate === null ? order : inCell > 1 ? words.time(validateDate) : '';
  return [sample, place].filter((part) => part !== '').join(' · ');
}

function entryText({ result, unreadable }: HistoryItem, words: MatrixWords): string {
  if (unreadable.includes('result')) return words.unreadable;
  return result.trim() === '' ? words.noResult : result;
}

/** Wording an interval is dear: where it is the row's own, the row's text is taken, unless nobody knows that it is. */
function sheetCell(
  entries: readonly MatrixEntry[],
  rowInterval: string,
  words: MatrixWords,
): readonly SheetEntry[] {
  return entries.map((entry) => {
    const { item, interval, hasOtherInterval, isScaleChanged } = entry;
    const mark = resultMark(item);
    const worded = wordedMark(mark, words);
    const isRows = !hasOtherInterval && interval.kind !== 'none';
    const own = isRows ? rowInterval : words.interval(interval);
    return {
      isUnknown: false,
      instant: item.validateDate,
      result: entryText(item, words),
      number: item.resultNumber,
      mark: worded,
      tone: resultTone(mark),
      flag: notedFlagText(worded),
      otherUnit: item.otherUnit ?? '',
      isScaleChanged,
      interval: own,
      otherInterval: hasOtherInterval ? own || words.noInterval : '',
      sample: item.sample ?? '',
      origin: originOf(entry, entries.length, words),
      order: item.order,
    };
  });
}

/** What may be there says nothing else: no mark, no interval. */
function unknownEntry(order: string, words: MatrixWords): SheetEntry {
  return {
    isUnknown: true,
    instant: null,
    result: words.unknown,
    number: null,
    mark: wordedMark(NO_MARK, words),
    tone: 'quiet',
    flag: '',
    otherUnit: '',
    isScaleChanged: false,
    interval: '',
    otherInterval: '',
    sample: '',
    origin: '',
    order,
  };
}

function sheetRow(row: MatrixRow, columns: readonly MatrixColumn[], words: MatrixWords): SheetRow {
  const area = firstText(row.areaName, words.noArea);
  switch (row.kind) {
    case 'area':
      return { kind: 'area', area };
    case 'profile':
      return { kind: 'profile', area, profile: firstText(row.profileName, words.noProfile) };
    case 'test': {
      const { test, profileName, cells, unknown } = row;
      const interval = words.interval(row.interval);
      return {
        kind: 'test',
        testId: test.testId,
        area,
        profile: profileName === null ? '' : profileName || words.noProfile,
        test: testText(test, words),
        unit: unitText(test, words),
        interval,
        incomplete: row.isIncomplete ? words.incomplete : '',
        cells: cells.map((entries, at) =>
          unknown[at] === true && entries.length === 0
            ? [unknownEntry(columns[at]?.order ?? '', words)]
            : sheetCell(entries, interval, words),
        ),
      };
    }
  }
}

/** The texts of a matrix. */
export function matrixSheet({ columns, rows }: HistoryMatrix, words: MatrixWords): MatrixSheet {
  const isTimed = columns.every(({ first, last }) => first === last);
  return {
    columns: columns.map((column) => sheetColumn(column, isTimed, words)),
    rows: rows.map((row) => sheetRow(row, columns, words)),
  };
}
