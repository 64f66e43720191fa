import type { ComparedTest } from './order-comparison';

/** What a laboratory knows of a test's variation: analytical and within a person, in per cent. */
export interface Variation {
  readonly analytical: number;
  readonly withinPerson: number;
}

/** Two results differ by chance in both directions, each of them: √2 times the deviate of 95 %. */
const BOTH = Math.SQRT2 * 1.96;
/** Milliseconds. What is known of variation is known of samples within a year. */
const LONGEST = 366 * 86_400_000;

/** The reference change value in per cent, √2 · 1.96 · √(CVa² + CVi²). */
export function referenceChange({ analytical, withinPerson }: Variation): number {
  return BOTH * Math.hypot(analytical, withinPerson);
}

function areWithinYear({ earlier, later }: ComparedTest): boolean {
  const [from, to] = [earlier.validationDate, later.validationDate];
  return from !== null && to !== null && Math.abs(to - from) <= LONGEST;
}

/**
 * True when two results differ by more than `percent` of the earlier one. False as well where that cannot be said: other samples,
 * units or scales, what is no plain positive number, more than a year between them, or a date that nobody knows.
 */
export function isNotable(compared: ComparedTest, percent: number): boolean {
  const from = compared.earlier.resultNumber;
  const to = compared.later.resultNumber;
  if (compared.change.kind !== 'number' || from === null || to === null) return false;
  if (from <= 0 || to <= 0 || !areWithinYear(compared)) return false;
  return Math.abs(to - from) > (percent / 100) * from;
}
