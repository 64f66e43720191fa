/** Where a run stands. */
export interface Pace {
  readonly done: number;
  readonly total: number;
  /** Milliseconds since it began. */
  readonly elapsed: number;
}

/** Fewer finished orders say nothing about the rest: the first one also loads engine, template and fonts. */
const ENOUGH = 3;
const SECOND = 1000;

/** Seconds that the rest will take at the pace so far; null while nobody can tell. */
export function secondsLeft({ done, total, elapsed }: Pace): number | null {
  if (done < ENOUGH) return null;
  return Math.ceil(((elapsed / done) * (total - done)) / SECOND);
}
