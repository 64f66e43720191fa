interface Kept {
  readonly state: { readonly dataUpdatedAt: number };
}

/**
 * The `staleTime` of what counts as of now for so many milliseconds. By a clock that was set back since, it would be of a time to come
 * and of now until then: it is asked for again.
 */
export function freshFor(milliseconds: number): (kept: Kept) => number {
  return ({ state }) => (state.dataUpdatedAt > Date.now() ? -Infinity : milliseconds);
}
