import { foldText } from '@/domain/base/fold-text';

import type { AllWords, Words } from './facts/mrt-facts';

/**
 * The file's words for something that the portal has words for too. A file that says it in one language only gets the portal's own
 * in the other.
 */
export function ownWords(words: AllWords, known: AllWords): Words {
  if (words.es !== words.en) return words;
  const isEnglish = foldText(words.es) === foldText(known.en) && known.es !== known.en;
  return isEnglish ? { es: known.es, en: words.en } : { es: words.es, en: known.en };
}

/** The file's words, of which the portal knows nothing: one language stands for all. */
export function freeWords({ es, en }: AllWords): Words {
  return es === en ? { es } : { es, en };
}
