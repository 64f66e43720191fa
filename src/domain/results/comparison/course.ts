import { areOtherSamples } from '@/domain/results/are-other-samples';
import type { ResultMark } from '@/domain/results/marks/pathology-mark';
import { resultMark } from '@/domain/results/marks/result-mark';
import type { TestResult } from '@/domain/results/test-result';
import { resultText, type ReplacementTexts } from '@/domain/results/values/result-text';
import { isValidated } from '@/domain/results/visibility/is-validated';

import type { ComparedTest } from './order-comparison';

/** Where a result went between two dates, each judged by its own limits and by the laboratory's own marks. Gravest first. */
export const COURSES = ['critical', 'opposite', 'altered', 'stillAltered', 'normal'] as const;
export type Course = (typeof COURSES)[number];

const JUDGED: readonly ResultMark['tone'][] = ['normal', 'altered', 'urgent'];

/** How a result is marked; null where it is not validated, not there, or nobody can tell. */
function judged(test: TestResult, texts: ReplacementTexts): ResultMark | null {
  if (!isValidated(test) || resultText(test, texts).kind !== 'value') return null;
  const mark = resultMark(test);
  return JUDGED.includes(mark.tone) ? mark : null;
}

function isBelow({ direction }: ResultMark): boolean {
  return direction === 'down' || direction === 'far-down';
}

function isAbove({ direction }: ResultMark): boolean {
  return direction === 'up' || direction === 'far-up';
}

/**
 * What is said of a test's two results; null for two normal ones, where one of them cannot be judged, and where they are of two
 * samples: a glucose of serum does not go back to normal in cerebrospinal fluid.
 */
export function courseOf(
  pair: Pick<ComparedTest, 'earlier' | 'later'>,
  texts: ReplacementTexts,
): Course | null {
  const { earlier, later } = pair;
  if (areOtherSamples(earlier.sample, later.sample)) return null;
  const from = judged(earlier, texts);
  const to = judged(later, texts);
  if (from === null || to === null) return null;
  if (to.tone === 'normal') return from.tone === 'normal' ? null : 'normal';
  if (to.tone === 'urgent' && from.tone !== 'urgent') return 'critical';
  // A potassium that was critically low and is critically high did not stay as it was.
  if ((isBelow(from) && isAbove(to)) || (isAbove(from) && isBelow(to))) return 'opposite';
  return from.tone === 'normal' ? 'altered' : 'stillAltered';
}
