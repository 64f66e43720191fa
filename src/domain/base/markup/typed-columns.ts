import { sliceRuns, textOf, withoutEnd, type Runs, type TextLine } from './text-line';

/** Two words that are further apart than words are. */
const GAP = /\S(?: {2,}| ?\t[ \t]*)\S/;
const TAB = 8;

/** A line as it was typed: tabs as wide as they were, hard spaces as spaces. */
function typed(runs: Runs): Runs {
  let at = 0;
  return runs.map((run) => {
    let text = '';
    for (const character of run.text.replaceAll('\u00a0', ' ')) {
      const width = character === '\t' ? TAB - (at % TAB) : 1;
      text += character === '\t' ? ' '.repeat(width) : character;
      at += width;
    }
    return { ...run, text };
  });
}

function isTyped({ runs, marker, cells }: TextLine): boolean {
  const text = textOf(runs).replaceAll('\u00a0', ' ');
  return marker === '' && cells.length === 0 && GAP.test(text);
}

/** Where columns begin: behind two places or more that are free in every line. */
function columnStarts(texts: readonly string[]): readonly number[] {
  const length = Math.max(...texts.map((text) => text.length));
  const isFree = (at: number) => texts.every((text) => (text[at] ?? ' ') === ' ');
  const starts = [0];
  let free = 0;
  for (let at = 0; at < length; at += 1) {
    if (isFree(at)) free += 1;
    else {
      if (free > 1 && at > free) starts.push(at);
      free = 0;
    }
  }
  return starts;
}

/** Lines that were typed one below the other, with what stands in each of their columns. */
function withCells(lines: readonly TextLine[]): readonly TextLine[] {
  const all = lines.map(({ runs }) => typed(runs));
  const starts = columnStarts(all.map(textOf));
  if (lines.length < 2 || starts.length < 2) return lines;
  return lines.map((line, at) => ({
    ...line,
    cells: starts.map((start, column) => {
      const cell = sliceRuns(all[at] ?? [], start, starts[column + 1]);
      // Spaces before a number set it under others in a typewriter's letters alone; before a line they indent it.
      const spaces = column === 0 ? 0 : textOf(cell).search(/\S|$/);
      return withoutEnd(sliceRuns(cell, spaces));
    }),
  }));
}

/** Lines of text, those that were typed in columns with their cells. */
export function inColumns(lines: readonly TextLine[]): readonly TextLine[] {
  const found: TextLine[] = [];
  let together: TextLine[] = [];
  for (const line of [...lines, null]) {
    const runsOn =
      line !== null && isTyped(line) && (together[0]?.indent ?? line.indent) === line.indent;
    if (!runsOn) {
      found.push(...withCells(together));
      together = [];
    }
    if (line === null) continue;
    if (isTyped(line)) together.push(line);
    else found.push(line);
  }
  return found;
}
