import { lineBlocks } from '@/domain/base/markup/marked-lines';
import { plainText } from '@/lib/text/marked-text';
import { markedContent } from '@/reporting/builtin/attachments/marked-content';
import { lineBreaks, lineCount, textEms } from '@/reporting/builtin/fonts/long-words';

import { PART, type Node } from './draw-setting';

/** Points between columns. */
const GAP = 12;
/** Of the width one column takes at first. */
const WIDEST = 0.6;

interface Place {
  /** Points for the lines, and of their letters. */
  readonly width: number;
  readonly size: number;
}

/** The columns in points: as wide as their texts where all have room, else the widest is narrower. */
function columnWidths(rows: readonly (readonly string[])[], { width, size }: Place) {
  const needs = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => textEms(plainText(row[column] ?? '')) * size + GAP)),
  );
  const capped = needs.map((need) => Math.min(need, width * WIDEST));
  const sum = capped.reduce((all, one) => all + one, 0);
  const widest = needs.indexOf(Math.max(...needs));
  if (sum > width) return capped.map((one) => (one / sum) * width);
  return capped.map((one, at) =>
    at === widest ? Math.min(needs[at] ?? one, one + width - sum) : one,
  );
}

function tableOf(rows: readonly (readonly string[])[], place: Place): Node {
  const widths = columnWidths(rows, place);
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
    const heights = block.map((row) =>
      Math.max(...row.map((cell, at) => lineCount(plainText(cell), (widths[at] ?? 0) - GAP, size))),
    );
    return sum + heights.reduce((all, one) => all + one, 0);
  }, 0);
}
