import type { ReportProfile, ReportRow } from '@/domain/reports/content/report-data';
import { plainText } from '@/lib/text/marked-text';
import type { ColumnField } from '@/reporting/report-template';

import { antibiogramLines } from './antibiogram';
import { columnWidth } from './columns';
import { commentLineCount } from './comment-lines';
import type { ReportStyle } from './draw-setting';
import { textWidth } from './page-size';
import { LINE, linesOf } from './text-height';
import { ANTIBIOGRAM_INDENT, INDENT, isBlock, isWrittenOut } from './test-rows';

/** What stands in a column of a test's line. */
function besideText(row: ReportRow, field: ColumnField, style: ReportStyle): string {
  switch (field) {
    case 'test':
      return `${row.test} ${style.letters.get(row.technique) ?? ''}`;
    case 'result':
      return isBlock(row, style) ? '' : row.result;
    case 'unit':
      return plainText(row.unit);
    case 'flag':
    case 'interval':
    case 'validationDate':
      return row[field];
  }
}

/** What stands below a test across the page; an antibiogram apart. */
function textsBelow(row: ReportRow, style: ReportStyle): readonly string[] {
  const { show } = style.template;
  return [
    ...(isBlock(row, style) ? [row.result] : []),
    row.note,
    ...(isWrittenOut(row.technique, style) ? [row.technique] : []),
    ...(show.validatedBy ? [row.validatedBy] : []),
  ];
}

/** Height of a test's line of values in points, rather too much than too little. */
export function valuesHeight(row: ReportRow, style: ReportStyle): number {
  const { columns, fontSizes } = style.template;
  const beside = columns.map(({ field }) => {
    const width = columnWidth(field, style) - (field === 'test' ? INDENT : 0);
    return linesOf(besideText(row, field, style), width, fontSizes.text);
  });
  return Math.max(...beside) * fontSizes.text * LINE;
}

/** Height of a test with all that belongs to it in points, rather too much than too little. */
export function rowHeight(row: ReportRow, style: ReportStyle): number {
  const { fontSizes, show } = style.template;
  const size = fontSizes.text;
  const across = textWidth(style) * 0.8;
  const organisms = show.antibiogram ? row.microorganisms : [];
  const options = row.options.reduce((sum, option) => sum + rowHeight(option, style), 0);
  const lines =
    (show.comment ? commentLineCount(row.comment, { width: across, size }) : 0) +
    textsBelow(row, style).reduce((sum, text) => sum + linesOf(text, across, size), 0) +
    organisms.reduce((sum, one) => sum + antibiogramLines(one, ANTIBIOGRAM_INDENT, style), 0);
  return valuesHeight(row, style) + lines * size * LINE + options;
}

/** Height of the names above a profile's tests in points: those of its area, where it is the first there, and its own. */
export function headsHeight(
  areaName: string,
  { name, technique }: ReportProfile,
  style: ReportStyle,
): number {
  const { heading, text, small } = style.template.fontSizes;
  const width = columnWidth('test', style);
  const method = isWrittenOut(technique, style) ? technique : '';
  return (
    linesOf(areaName, textWidth(style), heading) * heading * LINE +
    linesOf(name, width, text) * text * LINE +
    linesOf(method, width, small) * small * LINE
  );
}
