import type {
  MatrixSheet,
  SheetColumn,
  SheetEntry,
  SheetRow,
  SheetTest,
} from '@/domain/results/history/history-matrix-sheet';

import {
  BAND,
  QUIET,
  RULE,
  type Content,
  type Node,
  type Style,
} from '@/reporting/builtin/report/draw-setting';
import { breakAll } from '@/reporting/builtin/fonts/long-words';
import { markedContent } from '@/reporting/builtin/attachments/marked-content';

/** Widths of a page's table, in points, without the padding of its cells. */
export interface MatrixWidths {
  readonly test: number;
  readonly column: number;
}

interface TableSetting {
  readonly widths: MatrixWidths;
  readonly style: Style;
}

export const PADDING = 3;
/** A cell of more text than this may run over the page's end. */
const LONGEST_UNBROKEN = 400;
const INDENT = 8;

function columnHead({ date, time, order }: SheetColumn, setting: TableSetting): Node {
  const { small } = setting.style.template.fontSizes;
  return {
    alignment: 'right',
    ...breakAll(`${time} ${order}`, setting.widths.column, small),
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
      { text: test },
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
      ...breakAll(texts.join(' '), widths.column, size),
    };
  });
  const words = [row.test, row.unit, row.interval].join(' ');
  const head = { ...testHead(row, style), ...breakAll(words, widths.test - INDENT, size) };
  return [head, ...cells];
}

function heading(content: Node, columns: number): readonly Content[] {
  return [{ ...content, colSpan: columns }, ...Array<Content>(columns - 1).fill('')];
}

function isLong(row: SheetRow): boolean {
  if (row.kind !== 'test') return false;
  const { test, unit, interval, cells } = row;
  const texts = cells.map((cell) =>
    cell.map(({ result, otherInterval }) => result + otherInterval).join('\n'),
  );
  return [test + unit + interval, ...texts].some(
    (text) => text.length > LONGEST_UNBROKEN || text.split('\n').length > 6,
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
  { widths, style }: TableSetting,
): Node {
  const isBreakable = rows.some(isLong);
  const width = widths.test + widths.column * (heads.length - 1);
  const breaking = (text: string) => breakAll(text, width, style.template.fontSizes.text);
  const name = { text: area, bold: true, fillColor: BAND, ...breaking(area) };
  const lines = rows.map((row) =>
    row.kind === 'profile'
      ? heading({ text: row.profile, bold: true, ...breaking(row.profile) }, heads.length)
      : testCells(row, { widths, style }),
  );
  return {
    margin: [0, 0, 0, 8],
    table: {
      headerRows: 2,
      // The library loses rows that must stay together and do not fit on a page.
      keepWithHeaderRows: isBreakable ? 0 : 2,
      dontBreakRows: !isBreakable,
      widths: [widths.test, ...Array<number>(heads.length - 1).fill(widths.column)],
      body: [heads, heading(name, heads.length), ...lines],
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
  const { style } = setting;
  const { small } = style.template.fontSizes;
  // The library writes into the nodes: tables that shared them would lose their heads.
  const newHeads = () => [
    { text: testLabel, bold: true, fontSize: small, color: QUIET },
    ...columns.map((column) => columnHead(column, setting)),
  ];
  return byArea(rows).map((area) => areaTable(area, newHeads(), setting));
}
