import { useTexts } from '@/i18n/texts';

import type { MarkWords } from '@/domain/results/marks/worded-mark';

/** The words of the marks, for screen and paper alike. */
export function useMarkWords(): MarkWords {
  const t = useTexts();
  return {
    flag: (flag) => t(`results.flag.${flag}`),
    pathology: (word) => t(`results.word.${word}`),
    unclassified: t('results.unclassified'),
    unmarked: t('results.unmarked'),
  };
}
