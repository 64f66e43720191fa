import type { CompletedHistory } from './completed-histories';
import type { RecentResults } from './recent-results';

/** What looking orders up has brought to histories, and what it could not. */
export interface HistoryFill {
  /** Results that the server's lists left out, and from how many orders they come. */
  readonly results: number;
  readonly orders: number;
  /** Orders that may hold results: asked for in vain, and not asked for or not whole. */
  readonly failed: number;
  readonly left: number;
  /** There may be further orders that nobody could list. */
  readonly hasUnlisted: boolean;
  /** Orders whose results contradict the server's lists, newest first. */
  readonly contradicted: readonly string[];
}

/** Counts over all histories of a dialog; `recent` is null while nobody has looked orders up. */
export function historyFill(
  histories: readonly CompletedHistory[],
  recent: RecentResults | null,
): HistoryFill {
  const added = histories.flatMap((history) => history.added);
  const unknown = new Set(histories.flatMap(({ gap }) => gap?.unknown ?? []));
  const failed = (recent?.failed ?? []).filter((order) => unknown.has(order)).length;
  return {
    results: added.length,
    orders: new Set(added).size,
    failed,
    left: unknown.size - failed,
    hasUnlisted: histories.some(({ gap }) => gap?.isListPartial === true),
    contradicted: [...new Set(histories.flatMap(({ contradicted }) => contradicted))],
  };
}
