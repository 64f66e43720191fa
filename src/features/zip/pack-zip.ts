import type { OrderSummary } from '@/domain/orders/order-summary';
import type { ZipAccount } from '@/domain/reports/zip/zip-account';
import { zipOrderRows } from '@/domain/reports/zip/zip-order-rows';
import { BY_ORDER, reportFileNames } from '@/reporting/zip/report-file-names';
import type { SummaryWords } from '@/reporting/zip/summary-job';
import { summaryWorkbook } from '@/reporting/zip/summary-workbook';
import { zipStream, type ZipEntry } from '@/reporting/zip/zip-stream';
import { writeZip, type ZipTarget } from '@/reporting/zip/zip-target';

import type { KeptReport } from './kept-report';

/** Name of the summary in the zip; programs look for it, so it is the same in every language. */
const SUMMARY = 'Resumen.xlsx';

interface ZipContents {
  readonly orders: readonly OrderSummary[];
  /** What is missing in their list, in words; empty when nothing is. */
  readonly listNote: string;
  readonly account: ZipAccount;
  readonly reports: ReadonlyMap<string, KeptReport>;
  readonly words: SummaryWords;
  /** Epoch milliseconds: the date of the files. */
  readonly now: number;
}

/** Name of a zip with so many reports; the summary is not one of them. */
export function zipName(count: number): string {
  return `Órdenes ${String(count)}.zip`;
}

/** Names and document numbers would tell, beside a protected report, what protects it. */
function namedByOrder(account: ZipAccount, orders: readonly OrderSummary[]): ZipAccount {
  const names = reportFileNames(orders, BY_ORDER);
  const included = account.included.map((outcome) => ({
    ...outcome,
    fileName: names.get(outcome.order) ?? outcome.fileName,
  }));
  return { ...account, included };
}

function* entriesOf(
  { account, reports, now }: ZipContents,
  summary: Uint8Array<ArrayBuffer>,
): Generator<ZipEntry> {
  yield { name: SUMMARY, bytes: summary, lastModified: now };
  for (const { order, fileName } of account.included) {
    const report = reports.get(order);
    if (report === undefined) throw new Error('an included order has no report');
    yield { name: fileName, bytes: report.pdf, lastModified: now };
  }
}

/**
 * Writes summary and reports; with a protected report among them nothing outside of it names a patient.
 * One is written after another, each read as it is written. Gives the zip where it did not go to a file.
 * Rejects as `summaryWorkbook` and `writeZip` do.
 */
export async function packZip(contents: ZipContents, target: ZipTarget): Promise<Blob | null> {
  const { orders, listNote, account, reports, words } = contents;
  const isProtected = account.included.some(({ order }) => reports.get(order)?.isProtected);
  const named = isProtected ? namedByOrder(account, orders) : account;
  const told = isProtected ? [] : account.included;
  const included = told.flatMap(({ order }) => reports.get(order)?.summary ?? []);
  const job = { isProtected, included, orders: zipOrderRows(orders, named), listNote, words };
  const summary = await summaryWorkbook(job, target.signal);
  return writeZip(zipStream(entriesOf({ ...contents, account: named }, summary)), target);
}
