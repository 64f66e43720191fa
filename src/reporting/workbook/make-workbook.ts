import type { CellObject } from 'xlsx';

import type {
  MatrixSheet,
  SheetColumn,
  SheetEntry,
  SheetTest,
} from '@/domain/results/history/history-matrix-sheet';
import { plainText } from '@/lib/text/marked-text';

import { dateCell, isGrouped, numberCell, textCell } from './workbook-cells';
import type { FullWorkbookJob } from './workbook-job';
import { writeWorkbook, type Line, type PlannedSheet } from './write-workbook';

/** Characters that a column shows. */
const NAME_WIDTH = 32;
const TEXT_WIDTH = 18;
const COLUMN_WIDTH = 24;
const NOTE_WIDTH = 80;

function testsOf({ rows }: MatrixSheet): readonly SheetTest[] {
  return rows.filter((row) => row.kind === 'test');
}

function columnTitle({ date, time, order }: SheetColumn): string {
  return [`${date} ${time}`.trim(), order].filter((part) => part !== '').join(' · ');
}

/** A result with what a column and a row do not say of it. */
function entryText({ result, otherUnit, isScaleChanged, interval, origin }: SheetEntry): string {
  const value = otherUnit === '' ? result : `${result} ${plainText(otherUnit)}`;
  const facts = [isScaleChanged ? interval : '', origin].filter((fact) => fact !== '');
  return facts.length === 0 ? value : `${value} (${facts.join(', ')})`;
}

/** The unit of a result; that of its row says nothing of another scale. */
function entryUnit({ otherUnit, isScaleChanged }: SheetEntry, { unit }: SheetTest): string {
  return plainText(otherUnit || (isScaleChanged ? '' : unit));
}

function matrixCell(
  entries: readonly SheetEntry[],
  { isDated }: SheetColumn,
  text: (value: string) => CellObject | null,
): CellObject | null {
  const [first, ...others] = entries;
  if (first === undefined) return null;
  // A cell that shows the result keeps its characters; those of thousands no number format keeps, and another unit or scale none.
  const isInUnit = first.otherUnit === '' && !first.isScaleChanged;
  const isPlain = !isGrouped(first.result, first.number) && isInUnit;
  const isNumber = others.length === 0 && isDated && isPlain;
  const number = isNumber ? numberCell(first.result, first.number) : null;
  return number ?? text(entries.map(entryText).join(' | '));
}

function matrixSheet(
  { sheet, owner, words }: FullWorkbookJob,
  text: (value: string) => CellObject | null,
): PlannedSheet {
  const { columns } = sheet;
  const heads = [words.test, words.area, words.profile, words.unit, words.interval];
  return {
    name: words.matrix,
    widths: [
      ...[NAME_WIDTH, ...Array<number>(4).fill(TEXT_WIDTH)],
      ...columns.map(() => COLUMN_WIDTH),
      ...owner.map(() => TEXT_WIDTH),
    ],
    head: [...heads, ...columns.map(columnTitle), ...owner.map(({ head }) => head)].map(text),
    lines: testsOf(sheet).map(({ test, area, profile, unit, interval, cells }) => [
      ...[test, area, profile, plainText(unit), interval].map(text),
      ...columns.map((column, at) => matrixCell(cells[at] ?? [], column, text)),
      ...owner.map((one) => text(one.text)),
    ]),
  };
}

function dataSheet(
  { sheet, owner, words, dayNumbers }: FullWorkbookJob,
  text: (value: string) => CellObject | null,
): PlannedSheet {
  const heads = [
    ...[words.test, words.area, words.profile, words.date, words.order],
    ...[words.result, words.number, words.unit, words.flag, words.interval, words.sample],
    ...owner.map(({ head }) => head),
  ];
  const lineOf = (row: SheetTest, entry: SheetEntry, at: number): Line => {
    const dayNumber = entry.instant === null ? undefined : dayNumbers.get(entry.instant);
    const date = sheet.columns[at]?.date ?? '';
    return [
      ...[row.test, row.area, row.profile].map(text),
      dayNumber === undefined ? text(date) : dateCell(dayNumber),
      ...[entry.order, entry.result].map(text),
      numberCell(entry.result, entry.number),
      ...[entryUnit(entry, row), entry.flag, entry.interval, entry.sample].map(text),
      ...owner.map((one) => text(one.text)),
    ];
  };
  return {
    name: words.data,
    widths: [NAME_WIDTH, ...Array<number>(heads.length - 1).fill(TEXT_WIDTH)],
    head: heads.map(text),
    lines: testsOf(sheet).flatMap((row) =>
      row.cells.flatMap((entries, at) =>
        entries.filter(({ isUnknown }) => !isUnknown).map((entry) => lineOf(row, entry, at)),
      ),
    ),
  };
}

/** What paper says below the table: results that may be missing, and tests that are not in it. */
function notesSheet(
  { notes, words }: FullWorkbookJob,
  text: (value: string) => CellObject | null,
): PlannedSheet {
  return {
    name: words.notes,
    widths: [NOTE_WIDTH],
    head: [text(words.notes)],
    lines: notes.map((note) => [text(note)]),
  };
}

/**
 * The combined history as a workbook: the matrix, with numbers where the laboratory wrote unambiguous ones, a second sheet with one
 * line per result and its exact text, and a third one with what is to be known of them. No formulas, ever.
 */
export function makeWorkbook(job: FullWorkbookJob): Promise<Uint8Array<ArrayBuffer>> {
  const text = (value: string) => textCell(value, job.words.cut);
  return writeWorkbook([matrixSheet(job, text), dataSheet(job, text), notesSheet(job, text)]);
}
