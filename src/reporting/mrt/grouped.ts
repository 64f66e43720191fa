/** Values by a key, each group in the order of the values. */
export function grouped<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => unknown,
): readonly (readonly Value[])[] {
  const groups = new Map<unknown, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key) ?? [];
    group.push(value);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** How two values are sorted that are compared by several things, the first of them first. */
export function firstDifference(...differences: readonly number[]): number {
  return differences.find((difference) => difference !== 0) ?? 0;
}
