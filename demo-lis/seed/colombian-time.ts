/** Milliseconds of one hour and one day. Colombia keeps UTC-5 all year, so a day always has the same length. */
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const BOGOTA_OFFSET = -5 * HOUR;

/** The instant (epoch ms) at which the Colombian day of another instant began. */
export function startOfDay(instant: number): number {
  return Math.floor((instant + BOGOTA_OFFSET) / DAY) * DAY - BOGOTA_OFFSET;
}

/** The Colombian day of an instant as YYYYMMDD. */
export function dayNumber(instant: number): number {
  return Number(new Date(instant + BOGOTA_OFFSET).toISOString().slice(0, 10).replaceAll('-', ''));
}

/** Whole years from one instant to another, as an age is told. */
export function yearsBetween(first: number, last: number): number {
  return Math.floor((dayNumber(last) - dayNumber(first)) / 10_000);
}

/** Whether the Colombian day of an instant is a Sunday. */
export function isSunday(instant: number): boolean {
  return new Date(instant + BOGOTA_OFFSET).getUTCDay() === 0;
}
