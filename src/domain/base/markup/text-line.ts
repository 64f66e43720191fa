/** A piece of the laboratory's text with the marks that hold for it; a line break carries no text, a picture what it is said to show. */
export interface MarkedRun {
  readonly text: string;
  readonly kind: 'text' | 'break' | 'picture';
  readonly sup: boolean;
  readonly sub: boolean;
  readonly bold: boolean;
  readonly italic: boolean;
  /** What the laboratory struck out does not hold. */
  readonly struck: boolean;
}

export type Runs = readonly MarkedRun[];

/** A line of a text. */
export interface TextLine {
  /** All of it; none for an empty line. */
  readonly runs: Runs;
  /** The number or bullet before it; empty for none. */
  readonly marker: string;
  /** Steps to the right. */
  readonly indent: number;
  /** What stands in the columns of a table, or of what was typed in columns; none for a line of text. */
  readonly cells: readonly Runs[];
}

/** Lines that are drawn as one: text, a point of a list, or the rows of a table. */
export type TextBlock =
  | { readonly kind: 'text'; readonly runs: Runs; readonly marker: string; readonly indent: number }
  | {
      readonly kind: 'table';
      readonly rows: readonly (readonly Runs[])[];
      readonly indent: number;
    };

const BARE = { sup: false, sub: false, bold: false, italic: false, struck: false } as const;

export function textRun(text: string): MarkedRun {
  return { ...BARE, kind: 'text', text };
}

export const BREAK: MarkedRun = { ...BARE, kind: 'break', text: '' };

/** A line of text as it is. */
export function textLine(text: string): TextLine {
  return { runs: [textRun(text)], marker: '', indent: 0, cells: [] };
}

/** The letters of runs from `start` to before `end`. */
export function sliceRuns(runs: Runs, start: number, end = Infinity): Runs {
  const sliced: MarkedRun[] = [];
  let at = 0;
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    const isWithin = run.text === '' && at >= start && at < end;
    if (text !== '' || isWithin) sliced.push({ ...run, text });
    at += run.text.length;
  }
  return sliced;
}

/** Runs in a row that are struck out together, or not at all. */
export function struckParts(runs: Runs): readonly Runs[] {
  const parts: MarkedRun[][] = [];
  for (const run of runs) {
    const last = parts.at(-1);
    if (last?.[0]?.struck === run.struck) last.push(run);
    else parts.push([run]);
  }
  return parts;
}

/** Lines as they are drawn: plain ones run on in one text, rows of as many cells in one table. */
export function textBlocks(lines: readonly TextLine[]): readonly TextBlock[] {
  const blocks: (
    | { kind: 'text'; runs: MarkedRun[]; marker: string; indent: number }
    | { kind: 'table'; rows: (readonly Runs[])[]; indent: number }
  )[] = [];
  for (const { runs, marker, indent, cells } of lines) {
    const last = blocks.at(-1);
    const runsOn = last?.indent === indent;
    if (cells.length > 0) {
      const isSame = runsOn && last.kind === 'table' && last.rows[0]?.length === cells.length;
      if (isSame) last.rows.push(cells);
      else blocks.push({ kind: 'table', rows: [cells], indent });
    } else if (runsOn && last.kind === 'text' && marker === '') last.runs.push(BREAK, ...runs);
    else blocks.push({ kind: 'text', runs: [...runs], marker, indent });
  }
  return blocks;
}
