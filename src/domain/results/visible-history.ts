import type { TestHistory } from './test-history';
import type { VisibilityRules } from './visible-tests';

/**
 * The earlier results that may be seen (spec §4, Panic blocking; safety.md K3). The server lists validated results only; while
 * pathological ones are blocked, by test or by order, none of them comes back through the history.
 */
export function visibleHistory(
  histories: readonly TestHistory[],
  { panicBlocking }: VisibilityRules,
): readonly TestHistory[] {
  if (panicBlocking === 'none') return histories;
  return histories.map((history) => {
    const items = history.items.filter(({ pathology }) => pathology === 0);
    const hasGaps = history.hasGaps || items.length < history.items.length;
    return { ...history, hasGaps, items };
  });
}
