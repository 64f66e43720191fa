import type {
  MatrixSheet,
  SheetColumn,
  SheetEntry,
  SheetRow,
  SheetTest,
} from '@/domain/results/history/history-matrix-sheet';

import {
  BAND,
  LEVELS,
  QUIET,
  RULE,
  type Content,
  type Node,
  type Style,
} from '@/reporting/builtin/report/draw-setting';
import { wide } from '@/reporting/builtin/report/test-rows';
import { isTooTall, textHeight } from '@/reporting/builtin/report/text-height';
import { plainText } from '@/lib/text/marked-text';
import { partWords } from '@/reporting/builtin/fonts/long-words';
import { markedContent } from '@/reporting/builtin/attachments/marked-content';

/** Widths of a page's table, in points, without the padding of its cells. */
export interface MatrixWidths {
  readonly test: number;
  readonly column: number;
}

interface TableSetting {
  readonly widths: MatrixWidths;
  readonly style: Style;
  /** Height for the tables of a page, in points. */
  readonly room: number;
}

export const PADDING = 3;
const INDENT = 8;

function columnHead({ date, time, order }: SheetColumn, setting: TableSetting): Node {
  const { small } = setting.style.template.fontSizes;
  return {
    alignment: 'right',
    ...partWords(`${time} ${order}`, setting.widths.column, small),
    stack: [
      { text: date, bold: true, fontSize: small },
      ...[time, order]
        .filter((text) => text !== '')
        .map((text) => ({ text, fontSize: small, color: QUIET })),
    ],
  };
}

function entryContent(
  { isUnknown, result, tone, flag, otherUnit, otherInterval, origin }: SheetEntry,
  { template }: Style,
): readonly Node[] {
  const { small } = template.fontSizes;
  if (isUnknown) return [{ text: result, fontSize: small, color: QUIET }];
  return [
    { text: result, bold: tone !== 'quiet' },
    ...(flag === '' ? [] : [{ text: flag, bold: tone !== 'quiet', fontSize: small }]),
    ...(otherUnit === ''
      ? []
      : [{ text: [...markedContent(otherUnit)], fontSize: small, color: QUIET }]),
    ...[otherInterval, origin]
      .filter((text) => text !== '')
      .map((text) => ({ text, fontSize: small, color: QUIET })),
  ];
}

function testHead(
  { test, unit, interval, incomplete, profile }: SheetTest,
  { template }: Style,
): Node {
  const { small } = template.fontSizes;
  const parts = [markedContent(unit), interval === '' ? [] : [interval]];
  const facts = parts.filter((part) => part.length > 0);
  return {
    margin: [profile === '' ? 0 : INDENT, 0, 0, 0],
    stack: [
      { text: test, headlineLevel: LEVELS.test },
      {
        text: facts.flatMap((part, at) => (at === 0 ? [...part] : ['   ', ...part])),
        fontSize: small,
        color: QUIET,
      },
      ...(incomplete === '' ? [] : [{ text: incomplete, fontSize: small, color: QUIET }]),
    ],
  };
}

function testCells(row: SheetTest, { widths, style }: TableSetting): readonly Content[] {
  const size = style.template.fontSizes.text;
  const cells = row.cells.map((entries): Content => {
    const texts = entries.flatMap(({ result, flag, otherInterval, origin }) => [
      result,
      flag,
      otherInterval,
      origin,
    ]);
    return {
      alignment: 'right',
      stack: entries.flatMap((entry) => entryContent(entry, style)),
      ...partWords(texts.join(' '), widths.column, size),
    };
  });
  const words = [row.test, row.unit, row.interval].join(' ');
  const head = { ...testHead(row, style), ...partWords(words, widths.test - INDENT, size) };
  return [head, ...cells];
}

/** Height of a test's line in points, rather too much than too little. */
function rowHeight(row: SheetTest, { widths, style }: TableSetting): number {
  const size = style.template.fontSizes.text;
  const head = [row.test, `${plainText(row.unit)}   ${row.interval}`, row.incomplete];
  const cells = row.cells.map((entries) =>
    entries.flatMap(({ result, flag, otherUnit, otherInterval, origin }) => [
      ...[result, flag, plainText(otherUnit), otherInterval, origin],
    ]),
  );
  return Math.max(
    textHeight(head, widths.test - INDENT, size),
    ...cells.map((texts) => textHeight(texts, widths.column, size)),
  );
}

/** A test's line, or the heading of a profile. */
type BodyRow = Exclude<SheetRow, { readonly kind: 'area' }>;

/** The rows of one area. */
interface AreaRows {
  readonly area: string;
  readonly rows: readonly BodyRow[];
}

function byArea(rows: readonly SheetRow[]): readonly AreaRows[] {
  const areas: { area: string; rows: BodyRow[] }[] = [];
  for (const row of rows) {
    if (row.kind === 'area') areas.push({ area: row.area, rows: [] });
    else areas.at(-1)?.rows.push(row);
  }
  return areas;
}

function areaTable(
  { area, rows }: AreaRows,
  heads: readonly Content[],
  setting: TableSetting,
): Node {
  const { widths, style, room } = setting;
  const width = widths.test + widths.column * (heads.length - 1);
  const heightOf = (text: string) => textHeight([text], width, style.template.fontSizes.text);
  const profiles = rows.map((row) => (row.kind === 'profile' ? heightOf(row.profile) : 0));
  const left = room - heightOf(area) - Math.max(0, ...profiles);
  const isBreakable = rows.some(
    (row) => row.kind === 'test' && isTooTall(rowHeight(row, setting), left),
  );
  const breaking = (text: string) => partWords(text, width, style.template.fontSizes.text);
  const name = { text: area, bold: true, fillColor: BAND, ...breaking(area) };
  const lines = rows.map((row) =>
    row.kind === 'profile'
      ? wide({ text: row.profile, bold: true, ...breaking(row.profile) }, heads.length)
      : testCells(row, setting),
  );
  return {
    margin: [0, 0, 0, 8],
    table: {
      headerRows: 2,
      // The library loses rows that must stay together and do not fit on a page.
      keepWithHeaderRows: isBreakable ? 0 : 2,
      dontBreakRows: !isBreakable,
      widths: [widths.test, ...Array<number>(heads.length - 1).fill(widths.column)],
      body: [heads, wide(name, heads.length), ...lines],
    },
    layout: {
      hLineWidth: (line: number) => (line === 0 ? 0 : 0.4),
      vLineWidth: () => 0,
      hLineColor: () => RULE,
      paddingLeft: () => PADDING,
      paddingRight: () => PADDING,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
  };
}

/** The tables of some columns, one per area; heads and area repeat on every page. */
export function matrixTables(
  { columns, rows }: MatrixSheet,
  testLabel: string,
  setting: TableSetting,
): readonly Node[] {
  const { widths, style, room } = setting;
  const { small } = style.template.fontSizes;
  const heights = columns.map(({ date, time, order }) =>
    textHeight([date, time, order], widths.column, small),
  );
  const belowHeads = { ...setting, room: room - Math.max(0, ...heights) };
  // The library writes into the nodes: tables that shared them would lose their heads.
  const newHeads = () => [
    { text: testLabel, bold: true, fontSize: small, color: QUIET },
    ...columns.map((column) => columnHead(column, setting)),
  ];
  return byArea(rows).map((area) => areaTable(area, newHeads(), belowHeads));
}
