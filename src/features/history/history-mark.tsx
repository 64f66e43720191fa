import { resultMark, type MarkDirection } from '@/domain/results/result-mark';
import { resultTone } from '@/domain/results/result-tone';
import { useMarkText } from '@/i18n/use-mark-text';

import classes from './history-mark.module.css';

const ARROWS: Readonly<Record<MarkDirection, string>> = {
  none: '',
  down: '↓',
  up: '↑',
  'far-down': '↓↓',
  'far-up': '↑↑',
};

/** Arrow and words of a pathology code, as the results grid shows them. */
export function HistoryMark({ pathology }: { readonly pathology: number }) {
  const markText = useMarkText();
  const arrow = ARROWS[resultMark(pathology).direction];
  return (
    <span className={classes['mark']} data-tone={resultTone(pathology)}>
      {arrow !== '' && <span aria-hidden>{arrow} </span>}
      {markText(pathology)}
    </span>
  );
}
