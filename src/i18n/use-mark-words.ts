import { use } from 'react';

import { isUnjudged, resultMark, type MarkedResult } from '@/domain/results/marks/result-mark';
import { wordedMark, type MarkWords, type WordedMark } from '@/domain/results/marks/worded-mark';
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

/** The mark of a result in the words of a screen, where normal is silent and what nobody can judge is not. */
export function useScreenMark(): (result: MarkedResult) => WordedMark {
  const { t } = useTranslation();
  const words = useMarkWords();
  return (result) =>
    isUnjudged(result)
      ? { arrow: '', tone: 'unclassified', text: t('results.unjudged'), note: '' }
      : wordedMark(resultMark(result), words);
}
