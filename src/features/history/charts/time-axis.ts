import { timeTicks, type TickUnit } from '@/domain/results/history/history-time-ticks';
import { dayOfInstant, formatInstant, startOfDay } from '@/lib/dates/dates';

interface TimeAxisRequest {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  /** Pixels. */
  readonly width: number;
  /** As `textScale`. */
  readonly scale: number;
  /** The laboratory's. */
  readonly dateFormat: string;
}

/** Pixels that a tick's text takes with the room beside it. */
const TICK_WIDTH = 96;

function formatOf(unit: TickUnit, dateFormat: string): string {
  switch (unit) {
    case 'year':
      return 'YYYY';
    case 'month':
      return 'MMM YYYY';
    case 'day':
      return dateFormat;
    case 'hour':
      return 'D MMM h:mm a';
  }
}

/** The time axis with ticks at the laboratory's calendar, named in the portal's language. */
export function timeAxis({ from, to, width, scale, dateFormat }: TimeAxisRequest) {
  const { unit, times } = timeTicks({
    from,
    to,
    most: Math.max(1, Math.floor(width / (TICK_WIDTH * scale))),
    dayOf: dayOfInstant,
    startOf: startOfDay,
  });
  const format = formatOf(unit, dateFormat);
  return {
    from,
    to,
    ticks: times.map((value) => ({ value, text: formatInstant(value, format) })),
  };
}
