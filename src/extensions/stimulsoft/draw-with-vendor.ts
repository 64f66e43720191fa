import { FileError } from '@/lib/http/fetch-file';
import { ReportEngineError } from '@/reporting/report-engine';

import type { EngineTable } from './engine-tables';
import type { Stimulsoft, VendorDataSet, VendorReport } from './vendor';
import { componentsIn, isEcho, type TemplateComponent } from './dead-components';
import type { FontFamily } from './engine-fonts';

type Write = (...message: unknown[]) => void;

const METHODS = ['log', 'info', 'warn', 'error'] as const;
const PARSER_ERROR = /parser error/i;

/** One for each drawing under way. */
const listeners = new Set<(message: string) => void>();
let restore: (() => void) | null = null;

function listeningTo(write: Write): Write {
  return (...message) => {
    const text = message.map(String).join(' ');
    if (PARSER_ERROR.test(text)) for (const tell of listeners) tell(text);
    write(...message);
  };
}

/** Listens to the browser's console; gives back the way to leave it as it was. */
function listen(): () => void {
  const target = globalThis.console;
  const own = Object.entries(target).filter(([name]) => METHODS.some((method) => method === name));
  for (const method of METHODS) target[method] = listeningTo(target[method].bind(target));
  return () => {
    Object.assign(target, Object.fromEntries(own));
  };
}

/**
 * Runs the engine and gives what it said of expressions that it could not read. It prints an empty place for such a one and only
 * says so in the browser's console.
 */
async function withParserErrors<T>(
  draw: () => Promise<T>,
): Promise<{ readonly result: T; readonly parserErrors: readonly string[] }> {
  const parserErrors: string[] = [];
  const tell = (message: string) => {
    parserErrors.push(message);
  };
  restore ??= listen();
  listeners.add(tell);
  try {
    return { result: await draw(), parserErrors };
  } finally {
    listeners.delete(tell);
    if (listeners.size === 0) {
      restore();
      restore = null;
    }
  }
}

/** The vendor's own data set of the report's tables, every column declared. Templates look tables up by their names alone. */
function vendorDataSet(
  { System }: Stimulsoft,
  name: string,
  tables: readonly EngineTable[],
): VendorDataSet {
  const { DataSet, DataTable, DataColumn } = System.Data;
  const types = { text: String, number: System.Decimal ?? Number, boolean: Boolean };
  const data = new DataSet(name);
  for (const { name: tableName, columns, rows } of tables) {
    const table = new DataTable(tableName);
    for (const column of columns)
      table.columns.add(new DataColumn(column.name, types[column.type]));
    for (const row of rows) table.loadDataRow(row);
    data.tables.add(table);
  }
  return data;
}

/** What the engine draws. `template` was scanned; `file` names it in errors. */
export interface VendorJob {
  readonly file: string;
  readonly template: string;
  readonly tables: readonly EngineTable[];
  readonly families: readonly FontFamily[];
  readonly components: readonly TemplateComponent[];
  /** Names of components that may stay empty, as the installer decided for this very template. */
  readonly acknowledged: ReadonlySet<string>;
}

/** The data set's name in the laboratories' templates. */
const DATA = 'informes';
/** The vendor's numbers for the cuts of a typeface. */
const CUTS = { regular: 0, bold: 1, italic: 2, boldItalic: 3 } as const;
const SETTINGS = { embeddedFonts: true, compressed: true, imageQuality: 0.85 };

/** The vendor keeps typefaces for the life of the page. */
const installed = new WeakMap<Stimulsoft, Set<string>>();

function installFamilies(vendor: Stimulsoft, families: readonly FontFamily[]): void {
  const known = installed.get(vendor) ?? new Set<string>();
  installed.set(vendor, known);
  const { StiFontCollection } = vendor.Base;
  for (const { family, fonts } of families.filter((one) => !known.has(one.family))) {
    StiFontCollection.addFontBytes(fonts.regular, family, CUTS.regular);
    StiFontCollection.addFontBytes(fonts.bold, family, CUTS.bold);
    StiFontCollection.addFontBytes(fonts.italic, family, CUTS.italic);
    StiFontCollection.addFontBytes(fonts.boldItalic, family, CUTS.boldItalic);
    known.add(family);
  }
}

/** A template runs nothing and opens no connection, whatever it holds. */
function disarm(report: VendorReport): void {
  report.allowEvalEvent = false;
  report.allowEvalScript = false;
  report.allowScriptsToRun = false;
  report.allowScriptsInExpressions = false;
  report.dictionary.databases.clear();
}

/** The time at which the engine said something, before what it said. */
const SAID_AT = /^\d{4}:\d\d:\d\d, \d\d:\d\d(?::\d\d)?: /;

/** What the engine said of a component, with what that should print, so that an installer finds it. */
function detailOf(message: string, { components }: VendorJob): string {
  const named = componentsIn(message, components);
  const places = named.map(({ name, expression }) => `${name}: ${expression}`).join('; ');
  return places || message.replace(SAID_AT, '');
}

/** Throws for a place that stays empty unless the installer knows of it and the report says the same without it. */
function requireWhole(messages: readonly string[], job: VendorJob): void {
  const mayStayEmpty = ({ name, isVital }: TemplateComponent) =>
    !isVital && job.acknowledged.has(name);
  const dead = messages.find((message) => {
    const named = componentsIn(message, job.components);
    return named.length === 0 || !named.every(mayStayEmpty);
  });
  if (dead !== undefined) throw new FileError('invalid', job.file, detailOf(dead, job));
}

interface Drawing {
  /** Null when the engine could not make the file; it does not reject then. */
  readonly file: ArrayLike<number> | null;
  readonly messages: readonly string[];
}

async function draw(vendor: Stimulsoft, report: VendorReport, job: VendorJob): Promise<Drawing> {
  const { StiExportFormat, Export } = vendor.Report;
  report.load(job.template);
  disarm(report);
  report.regData(DATA, DATA, vendorDataSet(vendor, DATA, job.tables));
  await report.renderAsync2();
  const messages = report.reportRenderingMessages ?? [];
  requireWhole(messages, job);
  if (report.renderedPages.count === 0) return { file: null, messages };
  const file = await report.exportDocumentAsync2(
    StiExportFormat.Pdf,
    new Export.StiPdfExportService(),
    Object.assign(new Export.StiPdfExportSettings(), SETTINGS),
  );
  return { file, messages };
}

/**
 * Draws a template with the vendor's engine. Rejects with `FileError` when the template asks for what it cannot read, and with
 * `ReportEngineError` when no whole file came out; a failed drawing is never a half-empty report.
 */
export async function drawWithVendor(
  vendor: Stimulsoft,
  job: VendorJob,
): Promise<Uint8Array<ArrayBuffer>> {
  installFamilies(vendor, job.families);
  const report = new vendor.Report.StiReport();
  try {
    const { result, parserErrors } = await withParserErrors(() => draw(vendor, report, job));
    const { file, messages } = result;
    const isNew = (line: string) => !isEcho(line, messages, job.components);
    requireWhole(parserErrors.filter(isNew), job);
    if (file === null) throw new ReportEngineError();
    return Uint8Array.from(file);
  } finally {
    report.dispose?.();
  }
}
