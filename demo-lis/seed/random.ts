/** A repeatable stream of chances: the same seed gives the same laboratory. */
export interface Random {
  /** A fraction from 0 up to, not including, 1. */
  fraction(): number;
  /** A number between two bounds. */
  between(low: number, high: number): number;
  /** A whole number between two bounds, both possible. */
  integer(low: number, high: number): number;
  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
}

/** Makes a stream of chances with mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (low: number, high: number): number =>
    low + Math.floor(fraction() * (high - low + 1));
  return {
    fraction,
    between: (low, high) => low + fraction() * (high - low),
    integer,
    pick: (list) => {
      const chosen = list[integer(0, list.length - 1)];
      if (chosen === undefined) throw new RangeError('nothing to pick from');
      return chosen;
    },
    chance: (probability) => fraction() < probability,
  };
}

/** A fixed fraction for a pair of ids, so that a patient keeps their own level of a test over the years. */
export function fixedFraction(first: number, second: number): number {
  return createRandom(Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)).fraction();
}
