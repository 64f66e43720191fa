import type { ReferenceInterval } from '@/domain/results/values/reference-interval';
import { useTranslation } from './translation';

/**
 * A reference interval in words: `3.5 – 5.1`, "Hasta 40", "Desde 60", the literal text, or nothing. Screen and paper
 * both word it here, so that they cannot differ.
 */
export function useIntervalText(): (interval: ReferenceInterval) => string {
  const { t } = useTranslation();
  return (interval) => {
    switch (interval.kind) {
      case 'range':
        return t('results.interval.range', { min: interval.min, max: interval.max });
      case 'min':
        return t('results.interval.min', { min: interval.min });
      case 'max':
        return t('results.interval.max', { max: interval.max });
      case 'text':
        return interval.text;
      case 'unreadable':
        return t('results.unreadableText');
      case 'none':
        return '';
    }
  };
}
