import type { Day } from '@/domain/base/day';

/** The years a search offers, the current one first, back `yearsBack` (AniosConsultas) of them. */
export function searchYears(today: Day, yearsBack: number): readonly number[] {
  return Array.from({ length: yearsBack + 1 }, (_, back) => today.year - back);
}

/** The first year of which servers list orders without a date, and earlier results. */
export function firstSearchedYear(today: Day, yearsBack: number): number {
  return today.year - yearsBack;
}
