import { useTranslation } from 'react-i18next';

import { resultMark, type MarkDirection } from '@/domain/results/result-mark';

import classes from './result-mark.module.css';

interface ResultMarkProps {
  /** Code 0 to 9 of the laboratory (contract §2, codes); another number when it could not be read. */
  readonly pathology: number;
}

const ARROWS: Readonly<Record<MarkDirection, string>> = {
  none: '',
  down: '↓',
  up: '↑',
  'far-down': '↓↓',
  'far-up': '↑↑',
};

/**
 * Arrow and words of a pathology code (spec §4; behaviour.md 3.5), never colour alone. Where the code says more than the
 * specification's mark, its word stands in the place of "Normal", which would reassure wrongly.
 */
export function ResultMark({ pathology }: ResultMarkProps) {
  const { t } = useTranslation();
  const { flag, word, direction, tone } = resultMark(pathology);
  if (tone === 'unclassified') {
    return (
      <span className={classes['mark']} data-tone={tone}>
        {t('results.unclassified')}
      </span>
    );
  }
  const arrow = ARROWS[direction];
  return (
    <span className={classes['mark']} data-tone={tone}>
      {arrow !== '' && <span aria-hidden>{arrow}</span>}{' '}
      {(word === 'none' || flag !== 'normal') && <span>{t(`results.flag.${flag}`)}</span>}{' '}
      {word !== 'none' && <span>{t(`results.word.${word}`)}</span>}
    </span>
  );
}
