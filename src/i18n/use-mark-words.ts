import { use } from 'react';

import type { MarkWords } from '@/domain/results/marks/worded-mark';
import { useTranslation } from './translation';

import { PatientReader } from './patient-reader';

/** The words of the marks, for screen and paper alike. */
export function useMarkWords(): MarkWords {
  const { t } = useTranslation();
  const isPatient = use(PatientReader);
  return {
    flag: (flag) => t(`results.flag.${flag}`),
    pathology: (word) => t(`results.word.${word}`),
    unclassified: t('results.unclassified'),
    unmarked: t('results.unmarked'),
    ...(isPatient && { attention: t('results.attention') }),
  };
}
