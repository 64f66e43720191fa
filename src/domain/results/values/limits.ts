import type { Limits } from '@/domain/results/test-result';

export const NO_LIMITS: Limits = { min: null, max: null };

/** Whether there is no interval: two zeros are what servers send for "no limit". */
export function isEmptyInterval({ min, max }: Limits): boolean {
  return (min ?? 0) === 0 && (max ?? 0) === 0;
}

/** Whether the lower limit lies above the upper one: they are no interval. */
export function isContradictory({ min, max }: Limits): boolean {
  return min !== null && max !== null && min > max;
}

/** A limit of 0 may be an empty one: nothing is judged by it. */
export function withoutZeros({ min, max }: Limits): Limits {
  return { min: min === 0 ? null : min, max: max === 0 ? null : max };
}
