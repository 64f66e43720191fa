import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

import { runtimeConfig } from '@/lib/runtime-config';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Zones change their offset at quarters of an hour, so one question per quarter is enough. */
const QUARTER = 900_000;
const MINUTE = 60_000;
const MOST = 10_000;
const offsets = new Map<string, number>();

/** Minutes that the laboratory is ahead of UTC. Asking the browser takes longer than all the rest of a date. */
export function zoneOffset(instant: number): number {
  const { timeZone } = runtimeConfig();
  const key = `${timeZone} ${Math.floor(instant / QUARTER)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = dayjs(instant).tz(timeZone).utcOffset();
  if (offsets.size === MOST) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** The laboratory's wall clock at an instant, as a date in UTC: the zone of the browser has no part in it. */
export function atLaboratory(instant: number): dayjs.Dayjs {
  return dayjs.utc(instant + zoneOffset(instant) * MINUTE);
}
