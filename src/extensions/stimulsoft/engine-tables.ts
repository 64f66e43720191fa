import type { LegacyTable } from './legacy/legacy-tables';
import { legacyType, type LegacyScalar, type LegacyType } from './legacy/legacy-columns';
import { FileError } from '@/lib/http/fetch-file';
import { showHidden } from '@/domain/base/hidden-characters';
import { plainText } from '@/lib/text/marked-text';
import { drawablePicture } from '@/reporting/builtin/report/pictures';

import { markedHtml, textHtml } from './marked-html';
import { isPrinted, type PrintedColumns } from './printed-columns';
import { twinOf } from './tag-twins';

type Cell = LegacyScalar;

/** A table with the type that each column is declared with; the engine never guesses one. */
export interface EngineTable {
  readonly name: string;
  readonly columns: readonly {
    readonly name: string;
    readonly type: LegacyType;
  }[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface EngineTables {
  readonly tables: readonly EngineTable[];
  /** True when a picture of the data cannot be drawn; it was left out, because a broken one breaks the whole report. */
  readonly withoutPictures: boolean;
}

interface TableSetting {
  /** The template's file, to name it when it cannot print the data. */
  readonly file: string;
  readonly printed: PrintedColumns;
  /** Columns that have a twin for the texts that read tags. */
  readonly twins: ReadonlySet<string>;
  /** A text in characters that all typefaces of the template have; the engine drops others in silence. */
  readonly drawable: (text: string) => string;
}

/** Columns whose text may hold the marks of `lib/text/marked-text`. */
const MARKED: ReadonlySet<string> = new Set([
  'unit',
  'unitInternational',
  'comment',
  'commentResult',
  'fixedComment',
  'refComment',
  'refCommentEnglish',
]);
const PICTURE = /^(?:firm|imagen|image\d|validationUserSignature)$/;

/** The declared type; text where the wire says something else, which is not lost then. */
function typeOf({ table, column }: TextPlace, cells: readonly Cell[]): LegacyType {
  const type = legacyType(table, column);
  const isOwn = (cell: Cell) => cell === null || typeof cell === type;
  return type !== 'text' && cells.every(isOwn) ? type : 'text';
}

interface TextPlace {
  readonly table: string;
  readonly column: string;
  /** The column of the data; another one than `column` for a twin. */
  readonly source?: string;
}

/** A text as the template prints it. Throws `FileError` when it is printed both with and without tags and would lose characters. */
function printableText(text: string, place: TextPlace, setting: TableSetting): string {
  const { table, column, source = column } = place;
  const { html, plain } = setting.printed;
  const isMarked = MARKED.has(source);
  const bare = setting.drawable(isMarked ? plainText(text) : showHidden(text));
  if (!isPrinted(html, table, column)) return bare;
  if (!isPrinted(plain, table, column))
    return isMarked ? markedHtml(setting.drawable(text)) : textHtml(bare);
  if (/[<>&]/.test(bare)) throw new FileError('invalid', setting.file, `${table}.${column}`);
  return bare;
}

/** The bare base64 of a picture; empty when there is none that can be drawn. */
function pictureText(stored: string): string {
  const picture = drawablePicture(stored);
  return picture === null ? '' : picture.slice(picture.indexOf(',') + 1);
}

/** The text of every cell that is no picture, to find the characters that a typeface does not have. */
export function allText(tables: ReadonlyMap<string, LegacyTable>): string {
  return [...tables.values()]
    .flatMap(({ rows }) => rows)
    .flatMap((row) => Object.entries(row))
    .filter(([column]) => !PICTURE.test(column))
    .map(([, cell]) => String(cell ?? ''))
    .join('');
}

/** The report's tables as the engine gets them: typed columns, texts that lose nothing, pictures that can be drawn. */
export function engineTables(
  tables: ReadonlyMap<string, LegacyTable>,
  setting: TableSetting,
): EngineTables {
  let withoutPictures = false;
  const read = (cell: NonNullable<Cell>, place: TextPlace): string => {
    const text = String(cell);
    if (!PICTURE.test(place.column)) return printableText(text, place, setting);
    const picture = pictureText(text);
    withoutPictures ||= text !== '' && picture === '';
    return picture;
  };
  const made = [...tables].map(([name, { columns, rows }]): EngineTable => {
    const typed = columns.map((column) => {
      const cells = rows.map((row) => row[column] ?? null);
      return { name: column, source: column, type: typeOf({ table: name, column }, cells) };
    });
    const twins = typed
      .filter(({ name: column }) => isPrinted(setting.twins, name, column))
      .map((column) => ({ ...column, name: twinOf(column.name) }));
    const all = [...typed, ...twins];
    const cellOf = (row: LegacyTable['rows'][number]) => (column: (typeof all)[number]) => {
      const cell = row[column.source] ?? null;
      if (cell === null || column.type !== 'text') return cell;
      return read(cell, { table: name, column: column.name, source: column.source });
    };
    return {
      name,
      columns: all.map(({ name: column, type }) => ({ name: column, type })),
      rows: rows.map((row) => all.map(cellOf(row))),
    };
  });
  return { tables: made, withoutPictures };
}
