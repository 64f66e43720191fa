import type { CellObject } from 'xlsx';

import type { SummaryOrder, SummaryTest } from '@/domain/reports/zip/summary-order';
import type { ZipOrderRow } from '@/domain/reports/zip/zip-order-rows';
import { plainText } from '@/lib/text/marked-text';
import { dateCell, numberCell, textCell } from '@/reporting/workbook/workbook-cells';
import { writeWorkbook, type PlannedSheet } from '@/reporting/workbook/write-workbook';

import type { SummaryColumn, SummaryJob } from './summary-job';

type ToText = (text: string) => CellObject | null;

/** A column and the characters that it shows. */
interface Column<Row> {
  readonly name: SummaryColumn;
  readonly width: number;
  readonly cell: (row: Row, text: ToText) => CellObject | null;
}

interface ResultRow {
  readonly order: SummaryOrder;
  readonly test: SummaryTest;
}

const RESULT_COLUMNS: readonly Column<ResultRow>[] = [
  { name: 'order', width: 16, cell: ({ order }, text) => text(order.order) },
  {
    name: 'date',
    width: 20,
    cell: ({ order }) => (order.dayNumber === null ? null : dateCell(order.dayNumber)),
  },
  { name: 'dateText', width: 24, cell: ({ order }, text) => text(order.date) },
  { name: 'documentType', width: 10, cell: ({ order }, text) => text(order.documentType) },
  { name: 'patientId', width: 18, cell: ({ order }, text) => text(order.patientId) },
  { name: 'patient', width: 34, cell: ({ order }, text) => text(order.patient) },
  { name: 'test', width: 34, cell: ({ test }, text) => text(test.test) },
  { name: 'result', width: 24, cell: ({ test }, text) => text(test.result) },
  { name: 'number', width: 12, cell: ({ test }) => numberCell(test.result, test.number) },
  { name: 'unit', width: 14, cell: ({ test }, text) => text(plainText(test.unit)) },
  { name: 'interval', width: 24, cell: ({ test }, text) => text(test.interval) },
  { name: 'flag', width: 28, cell: ({ test }, text) => text(test.flag) },
  { name: 'area', width: 24, cell: ({ test }, text) => text(test.area) },
  { name: 'profile', width: 24, cell: ({ test }, text) => text(test.profile) },
];

/** Reasons are left out too: they name people and files. */
const OPEN_COLUMNS: ReadonlySet<SummaryColumn> = new Set(['order', 'state', 'fileName']);

function orderColumns({ words, isProtected }: SummaryJob): readonly Column<ZipOrderRow>[] {
  const columns: readonly Column<ZipOrderRow>[] = [
    { name: 'order', width: 16, cell: ({ order }, text) => text(order) },
    { name: 'documentType', width: 10, cell: ({ documentType }, text) => text(documentType) },
    { name: 'patientId', width: 18, cell: ({ patientId }, text) => text(patientId) },
    { name: 'patient', width: 34, cell: ({ patient }, text) => text(patient) },
    { name: 'state', width: 16, cell: ({ state }, text) => text(words.states[state]) },
    { name: 'reason', width: 60, cell: ({ reason }, text) => text(reason) },
    { name: 'fileName', width: 40, cell: ({ fileName }, text) => text(fileName) },
  ];
  return isProtected ? columns.filter(({ name }) => OPEN_COLUMNS.has(name)) : columns;
}

/** A sheet that says one thing. */
function noteSheet(name: string, note: string, { words }: SummaryJob): PlannedSheet {
  return { name, widths: [120], head: [textCell(note, words.cut)], lines: [] };
}

/** A thousand orders wait outside the worker's memory, and are read one by one. */
async function* resultRows({ included }: SummaryJob): AsyncGenerator<ResultRow> {
  for (const json of included) {
    const order = JSON.parse(await json.text()) as SummaryOrder;
    for (const test of order.tests) yield { order, test };
  }
}

async function* mapped<Row, Line>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  toLine: (row: Row) => Line,
): AsyncGenerator<Line> {
  for await (const row of rows) yield toLine(row);
}

function sheetOf<Row>(
  columns: readonly Column<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
  { words }: SummaryJob,
): Omit<PlannedSheet, 'name'> {
  const text: ToText = (value) => textCell(value, words.cut);
  return {
    widths: columns.map(({ width }) => width),
    head: columns.map((column) => text(words.columns[column.name])),
    lines: mapped(rows, (row) => columns.map(({ cell }) => cell(row, text))),
  };
}

/**
 * The summary of a zip as a workbook: the results that its reports show, with the laboratory's texts and beside them dates and
 * unambiguous numbers as such, what became of every order, and what is missing in their list; of protected reports
 * nothing but what became of the orders. No formulas, ever.
 */
export function makeSummaryWorkbook(job: SummaryJob): Promise<Uint8Array<ArrayBuffer>> {
  const { orders, listNote, words, isProtected } = job;
  return writeWorkbook([
    isProtected
      ? noteSheet(words.protection, words.protectedNote, job)
      : { name: words.results, ...sheetOf(RESULT_COLUMNS, resultRows(job), job) },
    { name: words.orders, ...sheetOf(orderColumns(job), orders, job) },
    ...(listNote === '' ? [] : [noteSheet(words.note, listNote, job)]),
  ]);
}
