import { use } from 'react';

import type { MarkWords } from '@/domain/results/marks/worded-mark';

import { PatientReader } from './patient-reader';
import { useTexts } from './texts';

/** The words of the marks, for screen and paper alike. */
export function useMarkWords(): MarkWords {
  const t = useTexts();
  const isPatient = use(PatientReader);
  return {
    flag: (flag) => t(`results.flag.${flag}`),
    pathology: (word) => t(`results.word.${word}`),
    unclassified: t('results.unclassified'),
    unmarked: t('results.unmarked'),
    ...(isPatient && { attention: t('results.attention') }),
  };
}
