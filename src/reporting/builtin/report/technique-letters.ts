import type { ReportData } from '@/domain/reports/content/report-data';

const FIRST = 'a'.codePointAt(0) ?? 0;
const LETTERS = 26;

/** a … z, then aa, ab … */
function letterOf(at: number): string {
  const last = String.fromCodePoint(FIRST + (at % LETTERS));
  return at < LETTERS ? last : letterOf(Math.floor(at / LETTERS) - 1) + last;
}

/** The letter of each technique of a report, in the order in which a reader meets them. */
export function techniqueLetters({
  areas,
}: Pick<ReportData, 'areas'>): ReadonlyMap<string, string> {
  const techniques = areas.flatMap(({ profiles }) =>
    profiles.flatMap(({ technique, rows }) => [technique, ...rows.map((row) => row.technique)]),
  );
  const named = [...new Set(techniques)].filter((technique) => technique !== '');
  return new Map(named.map((technique, at) => [technique, letterOf(at)]));
}
