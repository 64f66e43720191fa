import { useTranslation } from 'react-i18next';

import type { ResultMark } from '@/domain/results/marks/pathology-mark';

/** A mark in words. */
interface MarkWords {
  /** "Bajo", "Alto Pánico", "Crítico alto", "Fuera del intervalo", "Normal"; empty where there is no mark. */
  readonly text: string;
  /** That the laboratory gave no such mark; empty for its own. */
  readonly note: string;
}

/**
 * Words and note of a mark. Where a code says more than the specification's flag, its word stands in the place of "Normal", which
 * would reassure wrongly.
 */
export function useMarkWords(): (mark: ResultMark) => MarkWords {
  const { t } = useTranslation();
  const textOf = ({ flag, word, tone }: ResultMark) => {
    if (tone === 'none') return '';
    if (tone === 'unclassified') return t('results.unclassified');
    if (word === 'none') return t(`results.flag.${flag}`);
    const wordText = t(`results.word.${word}`);
    return flag === 'normal' ? wordText : `${t(`results.flag.${flag}`)} ${wordText}`;
  };
  return (mark) => ({
    text: textOf(mark),
    note: mark.word === 'outside' ? t('results.unmarked') : '',
  });
}
