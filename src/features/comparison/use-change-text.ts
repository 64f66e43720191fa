import type { ComparedTest } from '@/domain/results/comparison/order-comparison';
import { useTranslation } from '@/i18n/translation';

/** How a test's two results differ, in words: "+0.4", "sin cambio", "Otra unidad". */
export function useChangeText(): (compared: ComparedTest) => string {
  const { t } = useTranslation();
  return ({ change, isSame }) => {
    if (change.kind === 'unknown') return t(`comparison.unknown.${change.reason}`);
    if (isSame) return t('results.previous.unchanged');
    if (change.kind === 'mark') return t('comparison.otherMark');
    return change.kind === 'number' ? change.text : t('comparison.differs');
  };
}
