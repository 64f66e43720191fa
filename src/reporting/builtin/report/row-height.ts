import type { ReportMicroorganism, ReportRow } from '@/domain/reports/report-data';
import { lineCount } from '@/reporting/builtin/fonts/long-words';

import { columnWidth } from './columns';
import type { ReportStyle } from './draw-setting';
import { textWidth } from './page-size';
import { isBlock, isWrittenOut } from './test-rows';

/** Of the type's size, with the space between lines of a table. */
const LINE = 1.6;

function linesOf(text: string, width: number, size: number): number {
  return text
    .split('\n')
    .reduce((sum, line) => sum + (line === '' ? 0 : lineCount(line, width, size)), 0);
}

function organismLines(
  { name, comment, antibiotics }: ReportMicroorganism,
  width: number,
  size: number,
) {
  const texts = [name, ...comment, ...antibiotics.map(({ antibiotic }) => antibiotic)];
  // Antibiotics share the width with two columns.
  return texts.reduce((sum, text) => sum + linesOf(text, width / 2, size), 1);
}

/** What stands below a test across the page; an antibiogram apart. */
function textsBelow(row: ReportRow, style: ReportStyle): readonly string[] {
  const { show } = style.template;
  return [
    ...(isBlock(row, style) ? [row.result] : []),
    row.note,
    ...(isWrittenOut(row.technique, style) ? [row.technique] : []),
    ...(show.comment ? row.comment : []),
    ...(show.validatedBy ? [row.validatedBy] : []),
  ];
}

/** Height of a test with all that belongs to it in points, rather too much than too little. */
export function rowHeight(row: ReportRow, style: ReportStyle): number {
  const { fontSizes, show } = style.template;
  const size = fontSizes.text;
  const across = textWidth(style) * 0.8;
  const beside = (['test', 'unit', 'interval'] as const).map((field) =>
    linesOf(row[field], columnWidth(field, style), size),
  );
  const organisms = show.antibiogram ? row.microorganisms : [];
  const lines =
    Math.max(...beside) +
    textsBelow(row, style).reduce((sum, text) => sum + linesOf(text, across, size), 0) +
    organisms.reduce((sum, one) => sum + organismLines(one, across, size), 0);
  return lines * size * LINE;
}
