/** One decoded pair of the server's configuration. Origin 1 portal, 2 LIS, null not told. */
export interface ConfigurationEntry {
  readonly key: string;
  readonly value: string;
  readonly origin: number | null;
}

/** Entries that are there and could not be decoded. */
export interface LostEntries {
  /** Keys whose text could not be decoded, as the server writes them. */
  readonly keys: readonly string[];
  /** How many entries there are of which not even the key could be decoded. */
  readonly nameless: number;
}

export const NOTHING_LOST: LostEntries = { keys: [], nameless: 0 };

/** How many entries could not be read. */
export function lostCount({ keys, nameless }: LostEntries): number {
  return keys.length + nameless;
}
