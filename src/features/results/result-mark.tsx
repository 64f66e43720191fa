import { useTranslation } from 'react-i18next';

import { pathologyWord, type PathologyWord } from '@/domain/results/pathology-word';
import { resultFlag, type ResultFlag } from '@/domain/results/result-flag';

import classes from './result-mark.module.css';

interface ResultMarkProps {
  /** Code 0 to 9 of the laboratory (contract §2, codes); another number when it could not be read. */
  readonly pathology: number;
}

const FLAG_ARROWS: Record<ResultFlag, string> = { low: '↓', high: '↑', normal: '' };

/** Words that carry their own direction get a double arrow. */
const WORD_ARROWS: Partial<Record<PathologyWord, string>> = {
  'panic-low': '↓↓',
  'panic-high': '↑↑',
  'critical-low': '↓↓',
  'critical-high': '↑↑',
};

const HIGHEST_CODE = 9;

function toneOf(flag: ResultFlag, word: PathologyWord): 'quiet' | 'altered' | 'urgent' {
  if (word === 'none') return flag === 'normal' ? 'quiet' : 'altered';
  return word === 'abnormal' ? 'altered' : 'urgent';
}

/**
 * Arrow and words of a pathology code (spec §4; behaviour.md 3.5), never colour alone. Where the code says more than the
 * specification's mark, its word stands in the place of "Normal", which would reassure wrongly.
 */
export function ResultMark({ pathology }: ResultMarkProps) {
  const { t } = useTranslation();
  if (pathology < 0 || pathology > HIGHEST_CODE) {
    return (
      <span className={classes['mark']} data-tone="quiet">
        {t('results.unclassified')}
      </span>
    );
  }
  const flag = resultFlag(pathology);
  const word = pathologyWord(pathology);
  const arrow = WORD_ARROWS[word] ?? FLAG_ARROWS[flag];
  return (
    <span className={classes['mark']} data-tone={toneOf(flag, word)}>
      {arrow !== '' && <span aria-hidden>{arrow}</span>}{' '}
      {(word === 'none' || flag !== 'normal') && <span>{t(`results.flag.${flag}`)}</span>}{' '}
      {word !== 'none' && <span>{t(`results.word.${word}`)}</span>}
    </span>
  );
}
