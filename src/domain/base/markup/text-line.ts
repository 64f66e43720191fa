/** A piece of the laboratory's text with the marks that hold for it; a line break carries no text, a picture what it is said to show. */
export interface LineRun {
  readonly text: string;
  readonly kind: 'text' | 'break' | 'picture';
  readonly sup: boolean;
  readonly sub: boolean;
  readonly bold: boolean;
  readonly italic: boolean;
  /** What the laboratory struck out does not hold. */
  readonly struck: boolean;
}

export type Runs = readonly LineRun[];

/** A line of a text. */
export interface TextLine {
  /** None for an empty line, and for one in columns. */
  readonly runs: Runs;
  /** The number or bullet before it; empty for none. */
  readonly marker: string;
  /** Steps to the right. */
  readonly indent: number;
  /** What stands in the columns of a table, or of what was typed in columns; none for a line of text. */
  readonly cells: readonly Runs[];
}

const BARE = { sup: false, sub: false, bold: false, italic: false, struck: false } as const;

export function textRun(text: string): LineRun {
  return { ...BARE, kind: 'text', text };
}

export const BREAK: LineRun = { ...BARE, kind: 'break', text: '' };

/** The letters of runs from `start` to before `end`. */
export function sliceRuns(runs: Runs, start: number, end = Infinity): Runs {
  const sliced: LineRun[] = [];
  let at = 0;
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    const isWithin = run.text === '' && at >= start && at < end;
    if (text !== '' || isWithin) sliced.push({ ...run, text });
    at += run.text.length;
  }
  return sliced;
}

export function textOf(runs: Runs): string {
  return runs.map(({ text }) => text).join('');
}

/** The runs without the spaces at their end. */
export function withoutEnd(runs: Runs): Runs {
  const kept = [...runs];
  for (let last = kept.pop(); last !== undefined; last = kept.pop()) {
    const text = last.kind === 'text' ? last.text.trimEnd() : last.text;
    if (text !== '' || last.kind === 'picture') return [...kept, { ...last, text }];
  }
  return [];
}
