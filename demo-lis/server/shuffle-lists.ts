import type { Random } from '@demo-lis/seed/random';

function shuffled(list: readonly unknown[], random: Random): unknown[] {
  return list
    .map((item) => ({ item, place: random.fraction() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** A value with every list in it, however deep, in another order: the contract promises none. */
export function shuffleLists(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) {
    return shuffled(
      value.map((item) => shuffleLists(item, random)),
      random,
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, shuffleLists(item, random)]),
  );
}
