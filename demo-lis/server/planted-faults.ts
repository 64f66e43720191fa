import { isAnswerShape } from './answer-shapes';
import { integerIn, textIn, type Fields } from './request-body';

/** A fault for every call whose path begins so. */
export interface PlantedFault {
  readonly path: string;
  readonly fault: string;
  /** How many calls; null: until somebody takes it away. */
  readonly times: number | null;
}

const WITH_DETAIL =
  /^(delay:\d{1,6}|status:[2-5]\d\d|refuse:.+|envelope:[0-2]\|.+|body:.+|drop|malformed|html|empty|truncated|shuffle)$/;

/** Whether a text is one of the faults of `createFaults`. */
export function isKnownFault(fault: string): boolean {
  return WITH_DETAIL.test(fault) || isAnswerShape(fault);
}

/** A fault as somebody wrote it; null for one that is not known or belongs to no path. */
export function plantedFault(fields: Fields): PlantedFault | null {
  const path = textIn(fields, 'path');
  const fault = textIn(fields, 'fault');
  if (!isKnownFault(fault) || !path.startsWith('/')) return null;
  return { path, fault, times: integerIn(fields, 'times') };
}
