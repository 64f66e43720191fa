import type { ReportFonts } from './report-fonts';

/** TrueType and OpenType outlines; collections of fonts are another format. */
const VERSIONS: readonly number[] = [0x00010000, 0x74727565, 0x4f54544f];
/** Tables that change or move letters by their neighbours. A document that only has some of them to read costs half. */
const LAYOUT: ReadonlySet<string> = new Set(['BASE', 'GDEF', 'GPOS', 'GSUB', 'JSTF', 'kern']);
/** What else a font says of itself, and in most fonts the name of each letter. */
const NAMES = 'post';
/** The form of that table without names (OpenType specification, "post"), and how long it is. */
const NAMELESS = 0x00030000;
const NAMELESS_LENGTH = 32;
const HEADER = 12;
const ENTRY = 16;

/** Scripts whose letters look the same beside whatever others; marks that combine with a letter belong to none of them. */
const PLAIN = /^[\p{Script=Common}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Latin}]*$/u;

/** Whether a text needs nothing of the tables that `plainFonts` leaves out. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

interface Table {
  /** The entry in the directory of the file. */
  readonly entry: Uint8Array;
  readonly bytes: Uint8Array;
}

function tablesOf(font: Uint8Array<ArrayBuffer>, view: DataView): Table[] {
  return Array.from({ length: view.getUint16(4) }, (_, at) => {
    const start = HEADER + at * ENTRY;
    const offset = view.getUint32(start + 8);
    return {
      entry: font.subarray(start, start + ENTRY),
      bytes: font.subarray(offset, offset + view.getUint32(start + 12)),
    };
  });
}

/** Tables begin at multiples of four. */
const padded = (length: number) => Math.ceil(length / 4) * 4;

/** The file of the tables, of a version (OpenType specification, "Table directory"). */
function fileOf(version: number, tables: readonly Table[]): Uint8Array<ArrayBuffer> {
  const head = HEADER + tables.length * ENTRY;
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), head);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, version);
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** power * ENTRY);
  view.setUint16(8, power);
  view.setUint16(10, tables.length * ENTRY - 2 ** power * ENTRY);
  let offset = head;
  for (const [at, { entry, bytes }] of tables.entries()) {
    const start = HEADER + at * ENTRY;
    file.set(entry, start);
    view.setUint32(start + 8, offset);
    view.setUint32(start + 12, bytes.length);
    file.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return file;
}

const tagOf = ({ entry }: Table) => String.fromCharCode(...entry.subarray(0, 4));

/** A table without the names of letters, of which a document shows none. */
function withoutNames(table: Table): Table {
  if (tagOf(table) !== NAMES || table.bytes.length < NAMELESS_LENGTH) return table;
  const bytes = table.bytes.slice(0, NAMELESS_LENGTH);
  new DataView(bytes.buffer).setUint32(0, NAMELESS);
  return { ...table, bytes };
}

function plainFont(font: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const version = view.getUint32(0);
  const hasDirectory = font.length >= HEADER + view.getUint16(4) * ENTRY;
  // What is wrong with a file is found by whoever draws with it.
  if (!VERSIONS.includes(version) || !hasDirectory) return font;
  const tables = tablesOf(font, view).filter((table) => !LAYOUT.has(tagOf(table)));
  return fileOf(version, tables.map(withoutNames));
}

const known = new WeakMap<ReportFonts, ReportFonts>();

/**
 * The cuts without the names of their letters, and without the tables for scripts whose letters change with their neighbours: the
 * drawing reads all that anew for each document. Always the same one for the same typeface.
 */
export function plainFonts(fonts: ReportFonts): ReportFonts {
  const made = known.get(fonts) ?? {
    regular: plainFont(fonts.regular),
    bold: plainFont(fonts.bold),
    italic: plainFont(fonts.italic),
    boldItalic: plainFont(fonts.boldItalic),
  };
  known.set(fonts, made);
  return made;
}
