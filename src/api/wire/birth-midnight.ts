// Witness: docs/contract.md, Deviations.
import { zoneOffset } from '@/lib/dates/at-laboratory';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Far enough to leave summer time, or to come into it. */
const HALF_YEAR = 182 * DAY;

/**
 * The instant of a birth on the day that its system meant. Births are midnights; by older time zone data one of March 1993 is 23:00 of
 * the day before. What is midnight by the offset of half a year earlier or later, and not by its own, belongs to the day that begins.
 */
export function birthMidnight(birth: number): number {
  const own = zoneOffset(birth);
  const isMidnight = (offset: number) => (birth + offset * MINUTE) % DAY === 0;
  if (isMidnight(own)) return birth;
  const others = [birth - HALF_YEAR, birth + HALF_YEAR].map(zoneOffset);
  const meant = others.find((offset) => offset > own && isMidnight(offset));
  return meant === undefined ? birth : birth + (meant - own) * MINUTE;
}
