import { foldText } from '@/domain/base/fold-text';

import type { BoundText } from './bound-text';
import type { Words } from './facts/mrt-facts';
import { freeWords } from './own-words';

const PRELIMINARY = 'preliminar';
/** Words that an expression prints of preliminary reports only. */
const QUOTED = /["']([^"']{0,60}preliminar[^"']{0,60})["']/giu;

/** The words of a text that say that a report is preliminary; null where it says something else (docs/promises.md F9). */
export function preliminaryWords({ words, columns, isWhole, raw }: BoundText): Words | null {
  if (columns.length > 0) return null;
  const says = [words.es, words.en].every((text) => foldText(text).includes(PRELIMINARY));
  if (says && words.es.length <= 60) return freeWords(words);
  if (isWhole) return null;
  const quoted = [...raw.matchAll(QUOTED)].map(([, text = '']) => text.trim());
  const [one] = quoted;
  return one === undefined ? null : { es: one };
}
