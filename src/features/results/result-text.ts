import type { TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visible-tests';
import type { Settings } from '@/domain/configuration/settings';

/** What stands in the result's place: a value, nothing yet, or a text of the server that withholds it (behaviour.md 3.5). */
export type ResultText =
  | { readonly kind: 'value'; readonly text: string; readonly isLong: boolean }
  | { readonly kind: 'pending'; readonly text: string }
  | { readonly kind: 'withheld'; readonly text: string };

/** Texts beyond this read better as a block below the test's name (peers.md 4.1). */
const LONGEST_LINE = 40;

export function resultText(test: TestResult, settings: Settings['results']): ResultText {
  const text = test.result;
  if (text.trim() === '') return { kind: 'pending', text: '' };
  if (test.blocked || (test.confidential && text === settings.restrictedText)) {
    return { kind: 'withheld', text };
  }
  if (!isValidated(test) && text === settings.pendingText) return { kind: 'pending', text };
  return { kind: 'value', text, isLong: text.length > LONGEST_LINE || text.includes('\n') };
}
