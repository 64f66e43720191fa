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

/** Whether the Colombian day of an instant is a Sunday. */
export function isSunday(instant: number): boolean {
  return new Date(instant + BOGOTA_OFFSET).getUTCDay() === 0;
}
