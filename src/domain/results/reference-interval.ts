import { formatNumber } from './format-number';
import type { TestResult } from './test-result';

/** Reference values ready to be worded; limits are texts with the test's decimals, in the test's unit. */
export type ReferenceInterval =
  | { readonly kind: 'none' }
  | { readonly kind: 'range'; readonly min: string; readonly max: string }
  | { readonly kind: 'min'; readonly min: string }
  | { readonly kind: 'max'; readonly max: string }
  | { readonly kind: 'text'; readonly text: string };

type Source = Pick<
  TestResult,
  'reference' | 'referenceLiteral' | 'referenceInterval' | 'digits' | 'resultType'
>;

function wording({ referenceLiteral, referenceInterval: ready }: Source): ReferenceInterval {
  const text = referenceLiteral.trim() === '' ? ready : referenceLiteral;
  return text.trim() === '' ? { kind: 'none' } : { kind: 'text', text };
}

/**
 * The reference interval of a test (spec §3, §9). 0 and 0 mean that the laboratory stored no limits: then its literal text
 * counts, then the server's ready text. Limits that contradict each other are never repaired: the server's text stands.
 */
export function referenceInterval(test: Source): ReferenceInterval {
  const { min, max } = test.reference;
  const hasLimits = (min ?? 0) !== 0 || (max ?? 0) !== 0;
  if (!hasLimits || (min !== null && max !== null && min > max)) return wording(test);
  if (min === null && max !== null) return { kind: 'max', max: formatNumber(max, test.digits) };
  if (max === null && min !== null) return { kind: 'min', min: formatNumber(min, test.digits) };
  if (min === null || max === null) return wording(test);
  return {
    kind: 'range',
    min: formatNumber(min, test.digits),
    max: formatNumber(max, test.digits),
  };
}
