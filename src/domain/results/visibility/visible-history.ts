import { foldText } from '@/domain/base/fold-text';
import { isHarmless } from '@/domain/results/marks/result-mark';
import type { TestHistory } from '@/domain/results/history/test-history';
import type { ReplacementTexts } from '@/domain/results/values/result-text';
import type { VisibilityRules } from './visible-tests';

/** What servers write where the laboratory has configured no text, and for blocked tests always (docs/behaviour.md 3.5). */
const SERVER_TEXTS = ['Bloqueado', 'Restringido', 'Pendiente'];

/**
 * Whether a text stands in a result's place. Entries of a history say in no other way that the result is kept from the reader, and
 * come with its mark and comment all the same; a laboratory that writes such a word as a result loses an entry by it.
 */
function replacementJudge({ pendingText, restrictedText }: ReplacementTexts) {
  const folded = (text: string) => foldText(text.trim());
  const texts = new Set([pendingText, restrictedText, ...SERVER_TEXTS].map(folded));
  return (result: string) => result.trim() !== '' && texts.has(folded(result));
}

/**
 * The earlier results that may be seen (K3), and that some are missing. The server lists validated results only; those that it
 * replaced are left out, and while pathological ones are blocked, by test or by order, none of them comes back through the history.
 */
export function visibleHistory(
  histories: readonly TestHistory[],
  { panicBlocking }: VisibilityRules,
  texts: ReplacementTexts,
): readonly TestHistory[] {
  const isReplaced = replacementJudge(texts);
  return histories.map((history) => {
    const items = history.items.filter(
      (item) => !isReplaced(item.result) && (panicBlocking === 'none' || isHarmless(item)),
    );
    const hasGaps = history.hasGaps || items.length < history.items.length;
    return { ...history, hasGaps, items };
  });
}
