import { isValidated } from '@/domain/results/visibility/is-validated';

import { limitVerdict, type LimitedResult } from './limit-verdict';
import { NO_MARK, OUTSIDE, pathologyMark, type ResultMark } from './pathology-mark';

/** What a mark is judged by. */
export interface MarkedResult extends LimitedResult {
  readonly pathology: number;
  /** Histories list validated results only, and say nothing of it. */
  readonly state?: number;
}

/** Whether a result may be called normal at all: it is there, it could be read, and the laboratory validated it. */
function mayReassure({ state, result, unreadable }: MarkedResult): boolean {
  const isThere = result.trim() !== '' && !unreadable.includes('result');
  return isThere && (state === undefined || isValidated({ state }));
}

/**
 * What is said about a result, the only place where that is decided. The code that the laboratory gave stands as it is. Where it
 * gave 0 or none, a number beyond its own limits is never called normal; neither is what the limits leave open, what is not
 * validated and what is not there: that has no mark. Codes outside 0 to 9 are unclassified.
 */
export function resultMark(result: MarkedResult): ResultMark {
  const mark = pathologyMark(result.pathology);
  if (mark.tone !== 'normal') return mark;
  const verdict = limitVerdict(result);
  if (verdict === 'outside') return OUTSIDE;
  return verdict === 'within' && mayReassure(result) ? mark : NO_MARK;
}

/**
 * True for a validated value that is there and of which nobody can say whether it is normal. Normal results are silent on screen, so it
 * says so.
 */
export function isUnjudged(result: MarkedResult): boolean {
  return resultMark(result).tone === 'none' && mayReassure(result);
}

/** True for a mark that asks for attention; an unreadable code does, for nobody knows that it is normal. */
export function isAlteredMark({ tone }: Pick<ResultMark, 'tone'>): boolean {
  return tone !== 'normal' && tone !== 'none';
}

/**
 * True where neither the laboratory's code nor the limits speak against a result: what blocking of pathological results lets pass.
 */
export function isHarmless(result: MarkedResult): boolean {
  return result.pathology === 0 && limitVerdict(result) === 'within';
}
