import type { ColumnField, ReportTemplate } from '@/reporting/report-template';

type Column = ReportTemplate['columns'][number];

/** Points on both sides of a cell together. */
const PADDINGS = 6;
/** Points below which the portal's own words of a column would break, at its usual size of 8.5. */
const LEAST: Readonly<Record<ColumnField, number>> = {
  test: 110,
  result: 58,
  flag: 62,
  unit: 52,
  interval: 72,
  validationDate: 62,
};
const USUAL_TEXT = 8.5;
const NARROWEST = 10;
const WIDEST = 600;

const rounded = (width: number) => Math.min(WIDEST, Math.max(NARROWEST, Math.floor(width)));

/**
 * Columns that fill a page's room in points: the test's takes what the others leave, and these are no narrower than their words
 * need, as long as there is room.
 */
export function fitColumns(
  columns: readonly Column[],
  room: number,
  fontSize: number,
): ReportTemplate['columns'] {
  const flexible = columns.some(({ field }) => field === 'test') ? 'test' : columns[0]?.field;
  const least = (field: ColumnField) => (LEAST[field] * fontSize) / USUAL_TEXT;
  const others = columns.filter(({ field }) => field !== flexible);
  const free = room - columns.length * PADDINGS - (flexible === undefined ? 0 : least(flexible));
  const wanted = others.map(({ field, width }) =>
    width === '*' ? least(field) : Math.max(width - PADDINGS, least(field)),
  );
  const needed = others.map(({ field }) => least(field));
  const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);
  // What a column wants beyond its need gives way first, then all of them.
  const spare = sum(wanted) - sum(needed);
  const given = Math.max(0, Math.min(1, spare === 0 ? 0 : (free - sum(needed)) / spare));
  const shrunk = Math.min(1, Math.max(0, free) / Math.max(1, sum(needed)));
  return columns.map((column) => {
    const at = others.indexOf(column);
    if (at === -1) return { ...column, width: '*' };
    const [want = 0, need = 0] = [wanted[at], needed[at]];
    return { ...column, width: rounded(need * shrunk + (want - need) * given) };
  });
}
