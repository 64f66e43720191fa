import { resultMark } from './result-mark';

/** How much a result asks for attention among others: only what is out of its interval stands out. */
export type ResultTone = 'quiet' | 'altered' | 'urgent';

/** The form of a result's point, so that colour never stands alone (safety.md F4). */
export type PointForm = 'circle' | 'down' | 'up' | 'diamond' | 'ring';

/** Codes 0 to 9 have a meaning; any other number could not be read. */
export function isClassified(pathology: number): boolean {
  return resultMark(pathology).tone !== 'unclassified';
}

/** Quiet for normal and for what could not be read, urgent for panic and critical values. */
export function resultTone(pathology: number): ResultTone {
  const { tone } = resultMark(pathology);
  return tone === 'altered' || tone === 'urgent' ? tone : 'quiet';
}

/** Low points down, high points up, abnormal and critical ones are diamonds, an unreadable code leaves an open ring. */
export function pointForm(pathology: number): PointForm {
  const { flag, word, tone } = resultMark(pathology);
  if (tone === 'unclassified') return 'ring';
  if (flag !== 'normal') return flag === 'low' ? 'down' : 'up';
  return word === 'none' ? 'circle' : 'diamond';
}
