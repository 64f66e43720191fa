import type { ResultMark } from './pathology-mark';

/** How much a result asks for attention among others: only what is out of its interval stands out. */
export type ResultTone = 'quiet' | 'altered' | 'urgent';

/** Quiet for normal, for no mark and for what could not be read, urgent for panic and critical values. */
export function resultTone({ tone }: ResultMark): ResultTone {
  return tone === 'altered' || tone === 'urgent' ? tone : 'quiet';
}
