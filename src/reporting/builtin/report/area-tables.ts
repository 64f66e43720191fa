import type { ReportArea, ReportProfile, ReportRow } from '@/domain/reports/report-data';
import { lineBreaks } from '@/reporting/builtin/fonts/long-words';

import { columnWidth, columnWidths, PADDED } from './columns';
import {
  BAND,
  LEVELS,
  QUIET,
  RULE,
  type Content,
  type Node,
  type ReportStyle,
} from './draw-setting';
import { textWidth } from './page-size';
import { rowHeight } from './row-height';
import { isWrittenOut, letteredName, placedRows, testRow, wide, type TableRow } from './test-rows';

/** A test that takes more of a page than this may run over the page's end; heads stand above it. */
const TALLEST = 0.6;

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

/** The library loses rows that must stay together and do not fit on a page. */
function isTooTall(row: ReportRow, style: ReportStyle): boolean {
  return rowHeight(row, style) > style.room * TALLEST;
}

interface PlacedProfile {
  readonly profile: ReportProfile;
  /** The area's row above its first profile. */
  readonly above: readonly TableRow[];
  /** The table begins a page. */
  readonly startsPage: boolean;
}

/** A profile, or the tests without one, under its name that repeats on every page. */
function profileTable({ profile, above, startsPage }: PlacedProfile, style: ReportStyle): Node {
  const tall = profile.rows.map((row) => isTooTall(row, style));
  const isBreakable = tall.includes(true);
  const startsTall = tall[0] === true;
  const heads = [...above, ...(profile.name === '' ? [] : [profileRow(profile, style)])];
  const rows = [
    ...heads,
    ...placedRows(profile).map((placed, at) =>
      testRow(placed, isBreakable && tall[at] === false, style),
    ),
  ];
  return {
    // Each that the library has to move costs another layout of the whole report.
    ...(startsTall && heads.length > 0 && { headlineLevel: LEVELS.breakable }),
    ...(startsPage && { pageBreak: 'before' }),
    table: {
      headerRows: heads.length,
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
  const heading = [areaRow(area.name, style)];
  return area.profiles.flatMap((profile, at): readonly Node[] => {
    const above = at === 0 ? heading : [];
    if (!lastAlone || at < area.profiles.length - 1) {
      return [profileTable({ profile, above, startsPage: false }, style)];
    }
    const [before, last] = [profile.rows.slice(0, -1), profile.rows.slice(-1)];
    return [
      ...(before.length === 0
        ? []
        : [
            profileTable(
              { profile: { ...profile, rows: before }, above, startsPage: false },
              style,
            ),
          ]),
      profileTable(
        { profile: { ...profile, rows: last }, above: heading, startsPage: true },
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
