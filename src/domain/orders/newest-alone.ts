/** An answer of a search, as it was read. */
interface Answer {
  readonly items: readonly unknown[];
  readonly unreadable: number;
}

/**
 * How many orders are listed where they may be the newest alone; null where they are all. The server cuts the list of a user type
 * at its number of orders (0 for no limit) and does not say so: a list that is as long may have been cut.
 */
export function newestAlone(answer: Answer | undefined, limit: number): number | null {
  if (answer === undefined || limit === 0) return null;
  const { items, unreadable } = answer;
  return items.length + unreadable >= limit ? items.length : null;
}
