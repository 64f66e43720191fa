import { useTranslation } from 'react-i18next';

import { resultMark } from '@/domain/results/result-mark';

/**
 * A pathology code in words: "Bajo", "Alto Pánico", "Crítico alto", "Normal". Where the code says more than the specification's
 * mark, its word stands in the place of "Normal", which would reassure wrongly (behaviour.md 3.5).
 */
export function useMarkText(): (pathology: number) => string {
  const { t } = useTranslation();
  return (pathology) => {
    const { flag, word, tone } = resultMark(pathology);
    if (tone === 'unclassified') return t('results.unclassified');
    if (word === 'none') return t(`results.flag.${flag}`);
    const wordText = t(`results.word.${word}`);
    return flag === 'normal' ? wordText : `${t(`results.flag.${flag}`)} ${wordText}`;
  };
}
