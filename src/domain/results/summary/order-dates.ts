import type { TestResult } from '@/domain/results/test-result';

/** When the first sample of an order was taken, when its first test was ordered and when its last result was validated: epoch milliseconds, null when no test says. */
export interface OrderDates {
  readonly taken: number | null;
  readonly entry: number | null;
  readonly validation: number | null;
}

type Choose = (one: number, other: number) => number;

function chosen(instants: readonly (number | null)[], choose: Choose): number | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length === 0 ? null : known.reduce((one, other) => choose(one, other));
}

/** The earliest sample and entry, and the latest validation among the tests that the user may see. */
export function orderDates(tests: readonly TestResult[]): OrderDates {
  return {
    taken: chosen(
      tests.map(({ takenDate }) => takenDate),
      Math.min,
    ),
    entry: chosen(
      tests.map(({ entryDate }) => entryDate),
      Math.min,
    ),
    validation: chosen(
      tests.map(({ validationDate }) => validationDate),
      Math.max,
    ),
  };
}
