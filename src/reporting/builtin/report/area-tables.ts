import type {
  ReportArea,
  ReportMicroorganism,
  ReportProfile,
  ReportRow,
} from '@/domain/reports/report-data';
import type { ColumnField } from '@/reporting/report-template';

import { BAND, QUIET, RULE, type Content, type Node, type Style } from './draw-setting';
import { breakAll, hasLongWord } from '@/reporting/builtin/fonts/long-words';
import { markedContent } from '@/reporting/builtin/attachments/marked-content';
import { textWidth } from './page-frame';

/** One line of a table; a ruled one begins with a thin line. */
interface TableRow {
  readonly cells: readonly Content[];
  readonly isRuled: boolean;
}

/** Beyond this a result reads better as a block across the page. */
const LONGEST_LINE = 40;
/** A row of more text than this may run over the page's end. */
const LONGEST_UNBROKEN = 1500;
/** So may one of more lines. */
const MOST_LINES = 12;
const INDENT = 10;
const PADDING = 3;
/** Widths of an antibiogram's last two columns. */
const MIC_WIDTH = 90;
const INTERPRETATION_WIDTH = 120;

/** A cell across all columns. */
function wide(content: Readonly<Record<string, unknown>>, columns: number): readonly Content[] {
  return [{ ...content, colSpan: columns }, ...Array<Content>(columns - 1).fill('')];
}

function columnWidth(field: ColumnField, style: Style): number {
  const { template } = style;
  const fixed = template.columns.map(({ width }) => (width === '*' ? 0 : width + PADDING * 2));
  const left = textWidth(style) - fixed.reduce((sum, width) => sum + width, 0);
  const flexible = template.columns.filter(({ width }) => width === '*').length;
  const own = template.columns.find((column) => column.field === field)?.width ?? '*';
  return own === '*' ? left / flexible - PADDING * 2 : own;
}

function isBlock({ result }: ReportRow, style: Style): boolean {
  const size = style.template.fontSizes.text;
  const isLong = result.length > LONGEST_LINE || result.includes('\n');
  return isLong || hasLongWord(result, columnWidth('result', style), size);
}

function paragraphs(lines: readonly string[]): readonly Content[] {
  return lines.flatMap((line, at) => [...(at === 0 ? [] : ['\n']), ...markedContent(line)]);
}

function cellContent(row: ReportRow, field: ColumnField, style: Style): Node {
  switch (field) {
    case 'result':
      return { text: isBlock(row, style) ? '' : row.result, bold: row.isAltered };
    case 'flag':
      return { text: row.flag, bold: true };
    case 'unit':
      return { text: markedContent(row.unit) };
    case 'test':
    case 'interval':
    case 'validationDate':
      return { text: row[field] };
  }
}

function microorganismContent(organism: ReportMicroorganism, style: Style): Node {
  const { texts, fontSizes } = style.template;
  const label = (text: string) => ({ text, bold: true, fontSize: fontSizes.small, color: QUIET });
  const heads = [texts.antibiotic, texts.mic, texts.interpretation];
  const width = textWidth(style) - INDENT * 4;
  const antibioticWidth = width - MIC_WIDTH - INTERPRETATION_WIDTH - PADDING * 8;
  const fit = (text: string, within: number) => ({
    text,
    ...breakAll(text, within, fontSizes.text),
  });
  const name = wide({ ...fit(organism.name, width), bold: true, italics: true }, heads.length);
  const rows = organism.antibiotics.map(({ antibiotic, mic, interpretation }) => [
    fit(antibiotic, antibioticWidth),
    fit(mic, MIC_WIDTH),
    { ...fit(interpretation, INTERPRETATION_WIDTH), bold: true },
  ]);
  const table = {
    table: {
      // The organism stands above its antibiotics on every page.
      headerRows: rows.length === 0 ? 0 : 2,
      widths: ['*', MIC_WIDTH, INTERPRETATION_WIDTH],
      body: [
        name,
        ...(rows.length === 0 ? [] : [heads.map((words) => label(style.word(words)))]),
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
  const comments = organism.comment.map((line) => ({
    text: markedContent(line),
    margin: [PADDING, 2, 0, 0],
    ...breakAll(line, width, fontSizes.text),
  }));
  return { margin: [0, 3, 0, 3], stack: [table, ...comments] };
}

interface PlacedRow {
  readonly row: ReportRow;
  readonly isInProfile: boolean;
  /** The last of tests in a row that one person validated; outside profiles every test. */
  readonly endsRun: boolean;
}

function placedRows({ name, rows }: ReportProfile): readonly PlacedRow[] {
  const isInProfile = name !== '';
  return rows.map((row, at) => {
    const endsRun = !isInProfile || rows[at + 1]?.validatedBy !== row.validatedBy;
    return { row, isInProfile, endsRun };
  });
}

function testRows({ row, isInProfile, endsRun }: PlacedRow, style: Style): readonly TableRow[] {
  const { columns, show, texts, fontSizes } = style.template;
  const indent = [isInProfile ? INDENT * 2 : INDENT, 0, 0, 1];
  const follow = (content: Readonly<Record<string, unknown>>): TableRow => ({
    cells: wide({ margin: indent, ...content }, columns.length),
    isRuled: false,
  });
  const rows: TableRow[] = [
    {
      cells: columns.map(({ field, align }) => ({
        stack: [cellContent(row, field, style)],
        alignment: align,
        margin: [field === 'test' && isInProfile ? INDENT : 0, 0, 0, 0],
        ...breakAll(row[field], columnWidth(field, style) - INDENT, fontSizes.text),
      })),
      isRuled: true,
    },
  ];
  const breaking = (text: string) => breakAll(text, textWidth(style) - 40, fontSizes.text);
  if (isBlock(row, style)) {
    rows.push(follow({ text: row.result, bold: row.isAltered, ...breaking(row.result) }));
  }
  if (row.note !== '') {
    rows.push(follow({ text: row.note, italics: true, fontSize: fontSizes.small, color: QUIET }));
  }
  if (show.technique && row.technique !== '') {
    const text = `${style.word(texts.technique)}: ${row.technique}`;
    const look = { italics: true, fontSize: fontSizes.small, color: QUIET };
    rows.push(follow({ text, ...look, ...breaking(text) }));
  }
  if (show.comment && row.comment.length > 0) {
    const label = { text: `${style.word(texts.comment)}: `, bold: true };
    rows.push(
      follow({ text: [label, ...paragraphs(row.comment)], ...breaking(row.comment.join('\n')) }),
    );
  }
  if (show.antibiogram && row.microorganisms.length > 0) {
    const stack = row.microorganisms.map((organism) => microorganismContent(organism, style));
    rows.push(follow({ stack }));
  }
  if (show.validatedBy && endsRun && row.validatedBy !== '') {
    const validated = [row.validatedBy, row.validationDate].filter((part) => part !== '');
    const text = `${style.word(texts.validatedBy)}: ${validated.join(', ')}`;
    rows.push(follow({ text, fontSize: fontSizes.small, color: QUIET, ...breaking(text) }));
  }
  return rows;
}

/** The column heads; a profile's name and technique stand in the place of the first. */
function headRow({ name, technique }: ReportProfile, style: Style): TableRow {
  const { columns, texts, fontSizes, show } = style.template;
  const small = { fontSize: fontSizes.small, color: QUIET };
  const method = `${style.word(texts.technique)}: ${technique}`;
  const width = columnWidth('test', style);
  const title = {
    stack: [
      { text: name, bold: true, ...breakAll(name, width, fontSizes.text) },
      ...(show.technique && technique !== ''
        ? [{ text: method, italics: true, ...small, ...breakAll(method, width, fontSizes.small) }]
        : []),
    ],
  };
  const cells = columns.map(({ field, label, align }) =>
    field === 'test' && name !== ''
      ? title
      : { text: style.word(label), alignment: align, bold: true, ...small },
  );
  return { cells, isRuled: name !== '' };
}

function hasLongText({ rows }: ReportProfile): boolean {
  return rows.some(
    ({ test, unit, interval, result, comment, microorganisms }) =>
      [test, unit, interval, result, ...comment].join('').length > LONGEST_UNBROKEN ||
      [result, ...comment].join('\n').split('\n').length > MOST_LINES ||
      microorganisms.length > 0,
  );
}

function areaRow(name: string, style: Style): TableRow {
  const { columns, fontSizes } = style.template;
  const look = { bold: true, fontSize: fontSizes.heading, fillColor: BAND };
  const text = { text: name, ...look, ...breakAll(name, textWidth(style), fontSizes.heading) };
  return { cells: wide(text, columns.length), isRuled: false };
}

/** A profile, or the tests without one, under heads that repeat on every page. */
function profileTable(profile: ReportProfile, above: readonly TableRow[], style: Style): Node {
  const isBreakable = hasLongText(profile);
  const heads = [...above, headRow(profile, style)];
  const rows = [...heads, ...placedRows(profile).flatMap((placed) => testRows(placed, style))];
  return {
    table: {
      headerRows: heads.length,
      // The library loses rows that must stay together and do not fit on a page.
      keepWithHeaderRows: isBreakable ? 0 : 2,
      dontBreakRows: !isBreakable,
      widths: style.template.columns.map(({ width }) => width),
      body: rows.map(({ cells }) => cells),
    },
    layout: {
      hLineWidth: (line: number) => (rows[line]?.isRuled === true ? 0.4 : 0),
      vLineWidth: () => 0,
      hLineColor: () => RULE,
      paddingLeft: () => PADDING,
      paddingRight: () => PADDING,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
  };
}

/** The results of one area. What a page continues says again of which profile it is. */
export function areaTables({ name, profiles }: ReportArea, style: Style): Content {
  const tables = profiles.map((profile, at) =>
    profileTable(profile, at === 0 ? [areaRow(name, style)] : [], style),
  );
  return { margin: [0, 0, 0, 12], stack: tables };
}
