import { compareDays, type Day } from '@/domain/base/day';

/** A whole number of years, months below one year, or days below one month. */
export interface Age {
  readonly unit: 'years' | 'months' | 'days';
  readonly count: number;
}

const DAY = 86_400_000;

function utc({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day);
}

/** The patient's age on a day, as the LIS computes it for the order's day. Null for a birth after it. */
export function ageOn(birthday: Day, day: Day): Age | null {
  if (compareDays(birthday, day) > 0) return null;
  const incomplete = day.day < birthday.day ? 1 : 0;
  const months = (day.year - birthday.year) * 12 + day.month - birthday.month - incomplete;
  if (months >= 12) return { unit: 'years', count: Math.floor(months / 12) };
  if (months >= 1) return { unit: 'months', count: months };
  return { unit: 'days', count: Math.round((utc(day) - utc(birthday)) / DAY) };
}
