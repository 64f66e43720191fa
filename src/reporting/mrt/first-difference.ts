/** How two values are sorted that are compared by several things, the first of them first. */
export function firstDifference(...differences: readonly number[]): number {
  return differences.find((difference) => difference !== 0) ?? 0;
}
