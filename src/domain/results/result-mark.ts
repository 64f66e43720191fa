import { pathologyWord, type PathologyWord } from './pathology-word';
import { resultFlag, type ResultFlag } from './result-flag';

/** Where a value lies, as an arrow shows it; `far` is beyond the panic or critical limit. */
export type MarkDirection = 'none' | 'down' | 'up' | 'far-down' | 'far-up';

/** How loud a mark is: nothing to say, out of the interval, to be acted on now, or a code that nobody could read. */
export type MarkTone = 'normal' | 'altered' | 'urgent' | 'unclassified';

/** Everything that a pathology code says about a result. */
export interface ResultMark {
  readonly flag: ResultFlag;
  readonly word: PathologyWord;
  readonly direction: MarkDirection;
  readonly tone: MarkTone;
}

const HIGHEST_CODE = 9;

const FLAG_DIRECTIONS: Readonly<Record<ResultFlag, MarkDirection>> = {
  low: 'down',
  high: 'up',
  normal: 'none',
};

/** Words that carry a direction of their own. */
const WORD_DIRECTIONS: Readonly<Partial<Record<PathologyWord, MarkDirection>>> = {
  'panic-low': 'far-down',
  'panic-high': 'far-up',
  'critical-low': 'far-down',
  'critical-high': 'far-up',
};

function toneOf(flag: ResultFlag, word: PathologyWord): MarkTone {
  if (word === 'none') return flag === 'normal' ? 'normal' : 'altered';
  return word === 'abnormal' ? 'altered' : 'urgent';
}

/**
 * Mark, word, arrow and tone of a pathology code, the only place where a code gets its meaning on screen (spec §4, Pathology code;
 * safety.md F4). Codes outside 0 to 9 are unclassified, never normal.
 */
export function resultMark(pathology: number): ResultMark {
  const flag = resultFlag(pathology);
  const word = pathologyWord(pathology);
  const isKnown = Number.isInteger(pathology) && pathology >= 0 && pathology <= HIGHEST_CODE;
  return {
    flag,
    word,
    direction: WORD_DIRECTIONS[word] ?? FLAG_DIRECTIONS[flag],
    tone: isKnown ? toneOf(flag, word) : 'unclassified',
  };
}
