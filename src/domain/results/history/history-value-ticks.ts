import { formatNumber } from '@/domain/results/values/format-number';

/** The value axis: its ends and the ticks between them, ascending, each with its text. */
export interface ValueAxis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
}

const STEPS = [1, 2, 5, 10];
const MOST_TICKS = 6;
/** A flat line gets this part of its height as room above and below. */
const ROOM = 0.1;

function niceStep(span: number): number {
  const least = span / (MOST_TICKS - 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = STEPS.find((step) => step * power >= least) ?? 10;
  return factor * power;
}

/**
 * An axis in round steps of 1, 2 or 5 that holds every value; limits and results count alike. Values are in the unit of the
 * test. Without values it goes from 0 to 1.
 */
export function valueAxis(values: readonly number[]): ValueAxis {
  const lowest = values.reduce((one, other) => Math.min(one, other), Infinity);
  const highest = values.reduce((one, other) => Math.max(one, other), -Infinity);
  if (values.length === 0) return valueAxis([0, 1]);
  if (lowest === highest) {
    const room = lowest === 0 ? 1 : Math.abs(lowest) * ROOM;
    return valueAxis([lowest - room, highest + room]);
  }
  const step = niceStep(highest - lowest);
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => {
    const value = (first + index) * step;
    return { value, text: formatNumber(value, digits) };
  });
  return { from: first * step, to: last * step, ticks };
}
