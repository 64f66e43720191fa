import { grouped } from '@/domain/base/grouped';
import type { ColumnField, ReportTemplate } from '@/reporting/report-template';
import { propertyText } from '@/reporting/stimulsoft/template-tree';

import type { BoundText } from '@/reporting/mrt/bound-text';
import { columnFieldOf, FIELD_WORDS } from '@/reporting/mrt/field-names';
import { firstDifference } from '@/reporting/mrt/first-difference';
import { ownWords } from '@/reporting/mrt/own-words';
import type { Band, Box } from '@/reporting/mrt/mrt-parts';

type Column = ReportTemplate['columns'][number];

/** The columns of the results, and the texts that they and their heads came from. */
export interface ColumnFacts {
  /** Widths as in the file, in points. */
  readonly columns: readonly Column[];
  /** Columns that no report may lack and the file does not have. */
  readonly added: readonly ColumnField[];
  readonly rows: readonly BoundText[];
  readonly heads: readonly BoundText[];
  readonly used: readonly BoundText[];
  /** Texts of other bands that print results too. */
  readonly repeated: readonly BoundText[];
}

interface BoundColumn {
  readonly field: ColumnField;
  readonly text: BoundText;
}

function fieldsOf({ columns }: BoundText): readonly ColumnField[] {
  return [...new Set(columns.flatMap((column) => columnFieldOf(column) ?? []))];
}

/** The columns of a band, each field once, from left to right. */
function columnsOf(texts: readonly BoundText[]): readonly BoundColumn[] {
  const sorted = texts.toSorted((one, other) => one.part.box.left - other.part.box.left);
  const found = new Map<ColumnField, BoundText>();
  for (const text of sorted) {
    for (const field of fieldsOf(text)) {
      if (!found.has(field)) found.set(field, text);
    }
  }
  return [...found].map(([field, text]) => ({ field, text }));
}

/** The band that prints most columns of a test; that prints results, where any does. */
function resultsBand(texts: readonly BoundText[]): readonly BoundColumn[] {
  const bands = [...grouped(texts, ({ part }) => part.band).values()].map(columnsOf);
  const rank = (columns: readonly BoundColumn[]) =>
    columns.length + (columns.some(({ field }) => field === 'result') ? 100 : 0);
  const best = bands.toSorted((one, other) => rank(other) - rank(one))[0] ?? [];
  const isOfTests = best.some(({ field }) => field === 'test' || field === 'result');
  return isOfTests ? best : [];
}

function overlap(one: Box, other: Box): number {
  const from = Math.max(one.left, other.left);
  const to = Math.min(one.left + one.width, other.left + other.width);
  return Math.max(0, to - from);
}

type Heads = ReadonlyMap<ColumnField, BoundText>;

/** The head of each column among texts of one line: the one that lies most above it, each once. */
function headsAmong(line: readonly BoundText[], columns: readonly BoundColumn[]): Heads {
  const free = new Set(line);
  const heads = new Map<ColumnField, BoundText>();
  for (const { field, text } of columns) {
    const { box } = text.part;
    const above = [...free].toSorted(
      (one, other) => overlap(other.part.box, box) - overlap(one.part.box, box),
    )[0];
    const isAbove = above !== undefined && overlap(above.part.box, box) > box.width * 0.3;
    if (!isAbove) continue;
    heads.set(field, above);
    free.delete(above);
  }
  return heads;
}

const isHead = (text: BoundText) =>
  text.columns.length === 0 && text.words.es !== '' && text.words.es.length <= 40;

/** The line of words that heads most columns; the nearest above the results of those that head as many. */
function headsOf(texts: readonly BoundText[], columns: readonly BoundColumn[]): Heads {
  const [first] = columns;
  if (first === undefined) return new Map();
  const { band, box } = first.text.part;
  const isBefore = ({ part }: BoundText) =>
    part.band.order < band.order || (part.band === band && part.box.top < box.top);
  const lineOf = ({ part }: BoundText) => `${part.band.order} ${Math.round(part.box.top / 4)}`;
  const lines = grouped(texts.filter(isHead), lineOf).values();
  const ranked = [...lines]
    .map((line) => {
      const [one] = line;
      const isNear = one !== undefined && isBefore(one) && one.part.band.page === band.page;
      return { heads: headsAmong(line, columns), isNear, order: one?.part.band.order ?? 0 };
    })
    .toSorted((one, other) =>
      firstDifference(
        other.heads.size - one.heads.size,
        (other.isNear ? 1 : 0) - (one.isNear ? 1 : 0),
        other.order - one.order,
      ),
    );
  const best = ranked[0]?.heads ?? new Map<ColumnField, BoundText>();
  // One word above one column may belong to anything.
  return best.size >= Math.min(2, columns.length) ? best : new Map();
}

function alignmentOf({ part }: BoundText): Column['align'] {
  const alignment = propertyText(part.node, 'HorAlignment').toLowerCase();
  return alignment === 'right' || alignment === 'center' ? alignment : 'left';
}

function isOfTest(text: BoundText): boolean {
  return fieldsOf(text).some((field) => field === 'test' || field === 'result');
}

/** The bands that print tests or their results. */
export function resultsBands(texts: readonly BoundText[]): readonly Band[] {
  return [...new Set(texts.filter(isOfTest).map(({ part }) => part.band))];
}

/** Reads the results' columns: order, words, widths in points and alignment; `base` has what the file lacks. */
export function columnFacts(texts: readonly BoundText[], base: ReportTemplate): ColumnFacts | null {
  const printing = texts.filter((text) => fieldsOf(text).length > 0);
  const bound = resultsBand(printing);
  if (bound.length === 0) return null;
  const heads = headsOf(texts, bound);
  const shared = (text: BoundText) => bound.filter((one) => one.text === text).length;
  const own = bound.map(({ field, text }): Column => {
    const known = base.columns.find((column) => column.field === field);
    const label = known?.label ?? FIELD_WORDS[field];
    const head = heads.get(field);
    return {
      field,
      label: head === undefined ? label : ownWords(head.words, FIELD_WORDS[field]),
      width: text.part.box.width / shared(text),
      align: alignmentOf(text),
    };
  });
  const added = base.columns.filter(
    ({ field }) => field !== 'validationDate' && !own.some((column) => column.field === field),
  );
  const bands = resultsBands(printing);
  const rows = [...new Set(bound.map(({ text }) => text))];
  const isOther = (text: BoundText) => bands.includes(text.part.band) && !rows.includes(text);
  return {
    columns: placedColumns(own, added),
    added: added.map(({ field }) => field),
    rows,
    heads: [...heads.values()],
    used: [...rows, ...heads.values()],
    repeated: printing.filter(isOther),
  };
}

const ORDER: readonly ColumnField[] = ['test', 'result', 'flag', 'unit', 'interval'];

/** The file's columns in its order; each that was added stands behind the one that it belongs to. */
function placedColumns(own: readonly Column[], added: readonly Column[]): readonly Column[] {
  return added.reduce((columns, column) => {
    const before = ORDER.slice(0, ORDER.indexOf(column.field)).toReversed();
    const neighbour = before.find((field) => columns.some((one) => one.field === field));
    const at = columns.findIndex(({ field }) => field === neighbour);
    return columns.toSpliced(at + 1, 0, column);
  }, own);
}
