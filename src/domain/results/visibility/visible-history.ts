import { isHarmless } from '@/domain/results/marks/result-mark';
import type { HistoryItem, TestHistory } from '@/domain/results/history/test-history';
import {
  foldedReplacement,
  SERVER_TEXTS,
  type ReplacementTexts,
} from '@/domain/results/values/result-text';
import type { VisibilityRules } from './visible-tests';

/** A pathology code that says nothing. */
const UNJUDGED = -1;

/**
 * Whether a text stands in a result's place. Entries of a history say in no other way that the result is kept from the reader, and
 * come with its mark and comment all the same; a laboratory that writes such a word as a result loses these by it.
 */
function replacementJudge({ pendingText, restrictedText }: ReplacementTexts) {
  const written = [pendingText, restrictedText, ...Object.values(SERVER_TEXTS)];
  const texts = new Set(written.map(foldedReplacement));
  return (result: string) => result.trim() !== '' && texts.has(foldedReplacement(result));
}

/** Of a replaced result its date and the word in its place. */
function withoutResult(item: HistoryItem): HistoryItem {
  return { ...item, resultNumber: null, pathology: UNJUDGED, comment: '', isReplaced: true };
}

/**
 * The earlier results that may be seen, and that some are missing. The server lists validated results only; of those that it
 * replaced nothing is told, and while pathological ones are blocked, by test or by order, none of them comes back through the
 * history.
 */
export function visibleHistory(
  histories: readonly TestHistory[],
  { panicBlocking }: VisibilityRules,
  texts: ReplacementTexts,
): readonly TestHistory[] {
  const isReplaced = replacementJudge(texts);
  return histories.map((history) => {
    const seen = history.items.filter((item) => panicBlocking === 'none' || isHarmless(item));
    const items = seen.map((item) => (isReplaced(item.result) ? withoutResult(item) : item));
    const isCut = seen.length < history.items.length || items.some((item, at) => item !== seen[at]);
    return { ...history, hasGaps: history.hasGaps || isCut, items };
  });
}
