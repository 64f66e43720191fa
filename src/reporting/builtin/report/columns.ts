import type { ReportData } from '@/domain/reports/content/report-data';
import type { ColumnField, ReportTemplate } from '@/reporting/report-template';

import { lineBreaks, lineCount } from '@/reporting/builtin/fonts/long-words';

import { QUIET, RULE, type Content, type Style } from './draw-setting';
import { textWidth } from './page-size';

/** Points at both sides of a cell. */
export const PADDING = 3;
/** Points above and below a row's text. */
export const ROW_PADDING = 2;
/** The paddings of every table of results. */
export const PADDED = {
  paddingLeft: () => PADDING,
  paddingRight: () => PADDING,
  paddingTop: () => ROW_PADDING,
  paddingBottom: () => ROW_PADDING,
};
const LINE = 1.25;
/** More than the height of a line and less than that of two, of the type's size. */
const ONE_LINE = 1.6;
/** Points of a column that the others leave no room. */
const NARROWEST = 10;

/** The template without columns that would be empty in all of the report. Test and result always stand. */
export function withoutEmptyColumns(
  template: ReportTemplate,
  { areas }: ReportData,
): ReportTemplate {
  const tests = areas.flatMap(({ profiles }) => profiles.flatMap((profile) => profile.rows));
  const rows = tests.flatMap((test) => [test, ...test.options]);
  const columns = template.columns.filter(
    ({ field }) =>
      field === 'test' || field === 'result' || rows.some((row) => row[field].trim() !== ''),
  );
  return { ...template, columns };
}

/** Width of a column's text in points. */
export function columnWidth(field: ColumnField, style: Style): number {
  const { columns } = style.template;
  const fixed = columns.map(({ width }) => (width === '*' ? 0 : width + PADDING * 2));
  const left = textWidth(style) - fixed.reduce((sum, width) => sum + width, 0);
  const flexible = columns.filter(({ width }) => width === '*').length;
  const own = columns.find((column) => column.field === field)?.width ?? '*';
  return own === '*' ? Math.max(NARROWEST, left / flexible - PADDING * 2) : own;
}

/**
 * Widths of all columns in points. The library makes `*` wider than the page where a test with a note below is one cell across all
 * columns, so it gets numbers.
 */
export function columnWidths(style: Style): readonly number[] {
  return style.template.columns.map(({ field }) => columnWidth(field, style));
}

/** Height of the column heads, below the patient's block of each page. */
export function columnHeadsHeight(style: Style): number {
  const { columns, fontSizes } = style.template;
  const lines = columns.map(({ field, label }) =>
    lineCount(style.word(label), columnWidth(field, style), fontSizes.small),
  );
  return Math.max(...lines) * fontSizes.small * LINE + 8;
}

/** Height of `continuedHead` in points. */
export function continuedHeight({ template }: Style): number {
  return template.fontSizes.text * LINE;
}

/** On a page that goes on with a test its name, as much as one line holds. `top` is its distance from the page's edge in points. */
export function continuedHead(test: string, style: Style, top: number): readonly Content[] {
  if (test === '') return [];
  const { fontSizes, margins } = style.template;
  const text = `… ${test}`;
  const width = textWidth(style) - PADDING;
  const line = {
    width,
    text,
    bold: true,
    ...lineBreaks(text, width, fontSizes.text),
    maxHeight: fontSizes.text * ONE_LINE,
  };
  return [{ absolutePosition: { x: margins[0] + PADDING, y: top }, columns: [line] }];
}

/** The column heads, once on each page with results. `top` is their distance from the page's edge in points. */
export function columnHeads(style: Style, top: number): Content {
  const { columns, fontSizes, margins } = style.template;
  const heads = columns.map(({ field, label, align }) => ({
    text: style.word(label),
    ...lineBreaks(style.word(label), columnWidth(field, style), fontSizes.small),
    alignment: align === 'decimal' ? 'left' : align,
    bold: true,
    fontSize: fontSizes.small,
    color: QUIET,
  }));
  return {
    absolutePosition: { x: margins[0], y: top },
    table: { widths: columnWidths(style), body: [heads] },
    layout: {
      hLineWidth: (line: number) => (line === 1 ? 0.6 : 0),
      vLineWidth: () => 0,
      hLineColor: () => RULE,
      ...PADDED,
    },
  };
}
