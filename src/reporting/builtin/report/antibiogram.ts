import type { ReportAntibiotic, ReportMicroorganism } from '@/domain/reports/content/report-data';
import { lineBreaks, lineCount } from '@/reporting/builtin/fonts/long-words';
import type { ReportTemplate } from '@/reporting/report-template';

import { PADDING } from './columns';
import { commentLineCount, commentNodes } from './comment-lines';
import { PART, QUIET, RULE, type Node, type ReportStyle, type Style } from './draw-setting';
import { textWidth } from './page-size';
import { isTooTall, LINE, TALLEST_HEADS } from './text-height';

interface Column {
  readonly field: keyof ReportAntibiotic;
  /** Points; null for what is left. */
  readonly width: number | null;
  readonly label: keyof ReportTemplate['texts'];
}

const COLUMNS: readonly Column[] = [
  { field: 'antibiotic', width: null, label: 'antibiotic' },
  { field: 'mic', width: 90, label: 'mic' },
  { field: 'interpretation', width: 120, label: 'interpretation' },
];

interface PlacedColumn extends Column {
  /** Points for its texts. */
  readonly room: number;
}

/** The columns of which the laboratory sent something, in `width` points. */
function sentColumns({ antibiotics }: ReportMicroorganism, width: number): readonly PlacedColumn[] {
  const columns = COLUMNS.filter(
    ({ field }) => field === 'antibiotic' || antibiotics.some((one) => one[field] !== ''),
  );
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const rest = width - fixed - PADDING * 2 * columns.length;
  return columns.map((column) => ({ ...column, room: column.width ?? rest }));
}

function rowLines(one: ReportAntibiotic, columns: readonly PlacedColumn[], size: number): number {
  return Math.max(...columns.map(({ field, room }) => lineCount(one[field], room, size)));
}

/** Lines that a microorganism takes with its antibiotics, rather too many than too few. */
export function antibiogramLines(
  organism: ReportMicroorganism,
  indent: number,
  style: Style,
): number {
  const { name, antibiotics, comment } = organism;
  const { text: size } = style.template.fontSizes;
  const width = textWidth(style) - indent;
  const columns = sentColumns(organism, width);
  const rows = antibiotics.map((one) => rowLines(one, columns, size));
  const texts = lineCount(name, width, size) + commentLineCount(comment, { width, size });
  // The heads of its columns are one more.
  return rows.reduce((sum, lines) => sum + lines, texts + 1);
}

/** A microorganism with its antibiotics; columns of which the laboratory sent nothing are left out. `indent` in points. */
export function antibiogram(
  organism: ReportMicroorganism,
  indent: number,
  style: ReportStyle,
): Node {
  const { texts, fontSizes } = style.template;
  const { name, antibiotics, comment } = organism;
  const width = textWidth(style) - indent;
  const columns = sentColumns(organism, width);
  const fit = (text: string, within: number) => ({
    text,
    ...lineBreaks(text, within, fontSizes.text),
  });
  const title = { ...fit(name, width), bold: true, italics: true, colSpan: columns.length };
  const heads = columns.map(({ label }) => ({
    text: style.word(texts[label]),
    bold: true,
    fontSize: fontSizes.small,
    color: QUIET,
  }));
  const rows = antibiotics.map((one) =>
    columns.map(({ field, room }) => ({
      ...fit(one[field], room),
      bold: field === 'interpretation',
      ...(field === 'antibiotic' && PART),
    })),
  );
  const lineHeight = fontSizes.text * LINE;
  // Below the headings of area and profile, its name and the heads of its columns.
  const room =
    style.room * (1 - TALLEST_HEADS) - (lineCount(name, width, fontSizes.text) + 1) * lineHeight;
  const isParted = antibiotics.some((one) =>
    isTooTall(rowLines(one, columns, fontSizes.text) * lineHeight, room),
  );
  const table = {
    table: {
      dontBreakRows: !isParted,
      // The organism stands above its antibiotics on every page.
      headerRows: rows.length === 0 ? 0 : 2,
      keepWithHeaderRows: isParted ? 0 : 1,
      widths: columns.map((column) => column.width ?? '*'),
      body: [
        [title, ...columns.slice(1).map(() => '')],
        ...(rows.length === 0 ? [] : [heads]),
        ...rows,
      ],
    },
    layout: {
      hLineWidth: (line: number) => (line > 1 ? 0.4 : 0),
      vLineWidth: () => 0,
      hLineColor: () => RULE,
      paddingTop: () => 1.5,
      paddingBottom: () => 1.5,
    },
  };
  const comments = {
    margin: [PADDING, 2, 0, 0],
    stack: commentNodes(comment, '', { width: width - PADDING, size: fontSizes.text }),
  };
  return { margin: [0, 3, 0, 3], stack: comment.length === 0 ? [table] : [table, comments] };
}
