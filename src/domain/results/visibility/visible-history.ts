import { isHarmless } from '@/domain/results/marks/result-mark';
import type { TestHistory } from '@/domain/results/history/test-history';
import type { VisibilityRules } from './visible-tests';

/**
 * The earlier results that may be seen (K3). The server lists validated results only; while
 * pathological ones are blocked, by test or by order, none of them comes back through the history.
 */
export function visibleHistory(
  histories: readonly TestHistory[],
  { panicBlocking }: VisibilityRules,
): readonly TestHistory[] {
  if (panicBlocking === 'none') return histories;
  return histories.map((history) => {
    const items = history.items.filter(isHarmless);
    const hasGaps = history.hasGaps || items.length < history.items.length;
    return { ...history, hasGaps, items };
  });
}
