/** The mark of the spec beside a result. */
export type ResultFlag = 'low' | 'high' | 'normal';

const LOW: ReadonlySet<number> = new Set([2, 5]);
const HIGH: ReadonlySet<number> = new Set([3, 6]);

/** Pathology code to mark: 2 and 5 are low, 3 and 6 are high, all others normal (spec §4, Pathology code). */
export function resultFlag(pathology: number): ResultFlag {
  if (LOW.has(pathology)) return 'low';
  if (HIGH.has(pathology)) return 'high';
  return 'normal';
}
