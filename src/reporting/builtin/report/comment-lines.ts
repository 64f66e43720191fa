import { lineBlocks } from '@/domain/base/markup/marked-lines';
import { plainText } from '@/lib/text/marked-text';
import { markedContent } from '@/reporting/builtin/attachments/marked-content';
import { lineBreaks, lineCount, textEms } from '@/reporting/builtin/fonts/long-words';

import { PART, type Node } from './draw-setting';

/** Points between columns. */
const GAP = 12;
/** Widths are guessed; a number that a cell has no room for would be cut in two. */
const SURE = 1.3;

interface Place {
  /** Points for the lines, and of their letters. */
  readonly width: number;
  readonly size: number;
}

type Rows = readonly (readonly string[])[];

/** The columns in points: each has room for its words, and of what is left for its texts; null where the words have no room. */
function columnWidths(rows: Rows, { width, size }: Place): readonly number[] | null {
  const points = (text: string) => textEms(text) * size * SURE;
  const columns = (rows[0] ?? []).map((_, at) => rows.map((row) => plainText(row[at] ?? '')));
  const least = columns.map(
    (texts) => Math.max(...texts.flatMap((text) => text.split(/\s+/)).map(points)) + GAP,
  );
  const wanted = columns.map(
    (texts, at) => Math.max(...texts.map(points)) + GAP - (least[at] ?? 0),
  );
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const left = width - sum(least);
  if (left < 0) return null;
  const share = Math.min(1, left / Math.max(1, sum(wanted)));
  return least.map((one, at) => one + Math.max(0, wanted[at] ?? 0) * share);
}

/** What stands in columns too many for the page, as lines. */
function asText(rows: Rows): string {
  return rows.map((row) => row.join(' · ')).join('\n');
}

function tableOf(rows: Rows, place: Place): Node {
  const widths = columnWidths(rows, place);
  if (widths === null) return textOf(asText(rows), '', place);
  const body = rows.map((row) =>
    row.map((cell, column) => {
      const room = (widths[column] ?? 0) - GAP;
      return {
        text: markedContent(cell),
        ...PART,
        ...lineBreaks(plainText(cell), room, place.size),
      };
    }),
  );
  const none = () => 0;
  return {
    table: { widths: widths.map((one) => one - GAP), body },
    layout: {
      ...{ hLineWidth: none, vLineWidth: none, paddingLeft: none, paddingRight: () => GAP },
      ...{ paddingTop: none, paddingBottom: none },
    },
  };
}

function textOf(text: string, label: string, { width, size }: Place): Node {
  return {
    text: [...(label === '' ? [] : [{ text: label, bold: true }]), ...markedContent(text)],
    ...PART,
    ...lineBreaks(label + plainText(text), width, size),
  };
}

/** The lines of a comment below each other, behind a label. */
export function commentNodes(
  lines: readonly string[],
  label: string,
  place: Place,
): readonly Node[] {
  const blocks = lineBlocks(lines);
  const isApart = label !== '' && typeof blocks[0] === 'object';
  return [
    ...(isApart ? [textOf('', label, place)] : []),
    ...blocks.map((block, at) =>
      typeof block === 'object'
        ? tableOf(block, place)
        : textOf(block, at === 0 ? label : '', place),
    ),
  ];
}

/** Lines of type that they take, rather too many than too few. */
export function commentLineCount(lines: readonly string[], { width, size }: Place): number {
  return lineBlocks(lines).reduce((sum, block) => {
    if (typeof block === 'string') return sum + lineCount(plainText(block), width, size);
    const widths = columnWidths(block, { width, size });
    if (widths === null) return sum + lineCount(plainText(asText(block)), width, size);
    const heights = block.map((row) =>
      Math.max(...row.map((cell, at) => lineCount(plainText(cell), (widths[at] ?? 0) - GAP, size))),
    );
    return sum + heights.reduce((all, one) => all + one, 0);
  }, 0);
}
