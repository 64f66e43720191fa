import type { ReportData, ReportRow } from '@/domain/reports/content/report-data';
import { textEms } from '@/reporting/builtin/fonts/long-words';

const NUMBER = /^[<>≤≥=~\s]*[-+]?\d+(?<fraction>[.,]\d+)?$/;
/** Numbers with more decimals stand at the column's end and move no others. */
const MOST_DECIMALS = 3;
/** Of the typeface, regular and bold, in em; the laboratory's own differ by less than a reader sees. */
const DIGIT = 0.556;
const POINT = 0.278;

/** Digits behind the point; null for a result that is no plain number. */
function decimalsOf(result: string): number | null {
  const found = NUMBER.exec(result.trim());
  if (found === null) return null;
  return Math.max(0, (found.groups?.['fraction'] ?? '').length - 1);
}

function fractionEms(decimals: number): number {
  return decimals === 0 ? 0 : POINT + decimals * DIGIT;
}

/** The most digits behind the point that a number of the report has, up to three. */
export function reportDecimals({ areas }: Pick<ReportData, 'areas'>): number {
  const rows: readonly ReportRow[] = areas.flatMap(({ profiles }) =>
    profiles.flatMap((profile) => profile.rows),
  );
  const decimals = rows.flatMap(({ result }) => decimalsOf(result) ?? []);
  return Math.min(MOST_DECIMALS, Math.max(0, ...decimals));
}

/**
 * How a result stands in a column aligned on the decimal point: words from the left, numbers so far from the right that the points
 * stand one below the other. The number stays one text, so that whoever copies it copies all of it.
 */
export function decimalPlace(
  result: string,
  decimals: number,
  room: { width: number; size: number },
) {
  const own = decimalsOf(result);
  if (own === null) return { alignment: 'left' };
  const behind = (fractionEms(decimals) - fractionEms(Math.min(own, decimals))) * room.size;
  const free = Math.max(0, room.width - textEms(result) * room.size);
  return { alignment: 'right', margin: [0, 0, Math.min(behind, free), 0] };
}
