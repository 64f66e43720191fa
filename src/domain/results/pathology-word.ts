/** What a pathology code says beyond the spec's mark. */
export type PathologyWord =
  | 'none'
  | 'abnormal'
  | 'panic'
  | 'panic-low'
  | 'panic-high'
  | 'critical'
  | 'critical-low'
  | 'critical-high';

const WORDS: ReadonlyMap<number, PathologyWord> = new Map([
  [1, 'abnormal'],
  [4, 'panic'],
  [5, 'panic-low'],
  [6, 'panic-high'],
  [7, 'critical'],
  [8, 'critical-low'],
  [9, 'critical-high'],
]);

/**
 * The word that a pathology code asks for. The spec marks 1, 4, 7, 8 and 9 as normal; the word beside the mark keeps an abnormal
 * or critical result from looking reassuring (behaviour.md 3.5).
 */
export function pathologyWord(pathology: number): PathologyWord {
  return WORDS.get(pathology) ?? 'none';
}
