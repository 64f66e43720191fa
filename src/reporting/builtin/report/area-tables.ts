import type { ReportArea, ReportProfile, ReportRow } from '@/domain/reports/content/report-data';
import { lineBreaks } from '@/reporting/builtin/fonts/long-words';

import { columnWidth, columnWidths, PADDED } from './columns';
import {
  BAND,
  type Content,
  LEVELS,
  type Node,
  QUIET,
  type ReportStyle,
  RULE,
} from './draw-setting';
import { textWidth } from './page-size';
import { headsHeight, rowHeight, valuesHeight } from './row-height';
import {
  INDENT,
  isWrittenOut,
  type Kept,
  letteredName,
  type PlacedRow,
  type TableRow,
  testRows,
  wide,
} from './test-rows';
import { isTooTall, TALLEST_HEADS } from './text-height';

/** Points that the options of a test stand to the right of it: further than what else stands below it. */
const OPTION_INDENT = INDENT * 2;

type Place = Pick<PlacedRow, 'indent' | 'endsRun'>;

/** How much of a test stays together, where a page has `style.room` points for it. */
function keptOf(row: ReportRow, style: ReportStyle): Kept {
  if (!isTooTall(rowHeight(row, style), style.room)) return 'test';
  return isTooTall(valuesHeight(row, style), style.room) ? 'nothing' : 'values';
}

function placed(row: ReportRow, place: Place, style: ReportStyle): PlacedRow {
  const optionPlace = { indent: place.indent + OPTION_INDENT, endsRun: false };
  return {
    ...place,
    row,
    kept: keptOf(row, style),
    options: row.options.map((option) => placed(option, optionPlace, style)),
  };
}

/** The tests of a profile with what their place among the others and on the page tells. */
function placedRows({ name, rows }: ReportProfile, style: ReportStyle): readonly PlacedRow[] {
  const isInProfile = name !== '';
  return rows.map((row, at) => {
    const endsRun = !isInProfile || rows[at + 1]?.validatedBy !== row.validatedBy;
    return placed(row, { indent: isInProfile ? INDENT : 0, endsRun }, style);
  });
}

/** A profile's name with its technique. */
function profileRow({ name, technique }: ReportProfile, style: ReportStyle): TableRow {
  const { columns, texts, fontSizes } = style.template;
  const width = columnWidth('test', style);
  const method = `${style.word(texts.technique)}: ${technique}`;
  const stack = [
    { ...letteredName([name, technique], width, style), bold: true },
    ...(isWrittenOut(technique, style)
      ? [
          {
            text: method,
            italics: true,
            fontSize: fontSizes.small,
            color: QUIET,
            ...lineBreaks(method, width, fontSizes.small),
          },
        ]
      : []),
  ];
  return { cells: wide({ stack }, columns.length), isRuled: true };
}

function areaRow(name: string, style: ReportStyle): TableRow {
  const { columns, fontSizes } = style.template;
  const look = { bold: true, fontSize: fontSizes.heading, fillColor: BAND };
  const text = { text: name, ...look, ...lineBreaks(name, textWidth(style), fontSizes.heading) };
  return { cells: wide(text, columns.length), isRuled: false };
}

interface PlacedProfile {
  readonly profile: ReportProfile;
  /** Name of the area above its first profile; null above the others. */
  readonly areaName: string | null;
  /** The table begins a page. */
  readonly startsPage: boolean;
}

/** A profile, or the tests without one, under its name that repeats on every page. */
function profileTable({ profile, areaName, startsPage }: PlacedProfile, style: ReportStyle): Node {
  const heads = [
    ...(areaName === null ? [] : [areaRow(areaName, style)]),
    ...(profile.name === '' ? [] : [profileRow(profile, style)]),
  ];
  const above = headsHeight(areaName ?? '', profile, style);
  const isRepeated = above <= style.room * TALLEST_HEADS;
  const room = isRepeated ? style.room - above : style.room;
  const tests = placedRows(profile, { ...style, room });
  const isBreakable = !isRepeated || tests.some(({ kept }) => kept !== 'test');
  const startsTall = !isRepeated || tests[0]?.kept === 'nothing';
  const rows = [...heads, ...tests.flatMap((test) => testRows(test, isBreakable, style))];
  return {
    // Each that the library has to move costs another layout of the whole report.
    ...(startsTall && heads.length > 0 && { headlineLevel: LEVELS.breakable }),
    ...(startsPage && { pageBreak: 'before' }),
    table: {
      headerRows: isRepeated ? heads.length : 0,
      keepWithHeaderRows: startsTall ? 0 : 1,
      dontBreakRows: !isBreakable,
      widths: columnWidths(style),
      body: rows.map(({ cells }) => cells),
    },
    layout: {
      hLineWidth: (line: number) => (rows[line]?.isRuled === true ? 0.4 : 0),
      vLineWidth: () => 0,
      hLineColor: () => RULE,
      ...PADDED,
    },
  };
}

/** The profiles of an area as tables; with `lastAlone` its last test begins a page, below its headings. */
function areaProfiles(area: ReportArea, lastAlone: boolean, style: ReportStyle): readonly Node[] {
  return area.profiles.flatMap((profile, at): readonly Node[] => {
    const areaName = at === 0 ? area.name : null;
    if (!lastAlone || at < area.profiles.length - 1) {
      return [profileTable({ profile, areaName, startsPage: false }, style)];
    }
    const [before, last] = [profile.rows.slice(0, -1), profile.rows.slice(-1)];
    return [
      ...(before.length === 0
        ? []
        : [
            profileTable(
              { profile: { ...profile, rows: before }, areaName, startsPage: false },
              style,
            ),
          ]),
      profileTable(
        { profile: { ...profile, rows: last }, areaName: area.name, startsPage: true },
        style,
      ),
    ];
  });
}

/**
 * The results of all areas. What a page continues says again of which profile it is. With `lastAlone` the last test begins the page
 * of the signatures.
 */
export function areaTables(
  areas: readonly ReportArea[],
  lastAlone: boolean,
  style: ReportStyle,
): readonly Content[] {
  return areas.map((area, at) => ({
    margin: [0, 0, 0, 12],
    ...(style.template.onePagePerArea && at > 0 && { pageBreak: 'before' }),
    stack: areaProfiles(area, lastAlone && at === areas.length - 1, style),
  }));
}
