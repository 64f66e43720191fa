import type { ReportProfile, ReportRow } from '@/domain/reports/content/report-data';

import type { ReportStyle } from './draw-setting';
import { rowHeight, valuesHeight } from './row-height';
import { INDENT, type Kept, type PlacedRow } from './test-rows';
import { isTooTall } from './text-height';

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
export function placedRows(
  { name, rows }: ReportProfile,
  style: ReportStyle,
): readonly PlacedRow[] {
  const isInProfile = name !== '';
  return rows.map((row, at) => {
    const endsRun = !isInProfile || rows[at + 1]?.validatedBy !== row.validatedBy;
    return placed(row, { indent: isInProfile ? INDENT : 0, endsRun }, style);
  });
}
