import type { Settings } from '@/domain/configuration/settings';

import type { TestResult } from './test-result';
import { isValidated, isWithheld } from './visible-tests';

/** What stands in the result's place: a value, nothing yet, or a text of the server that withholds it (behaviour.md 3.5). */
export type ResultText =
  | { readonly kind: 'value'; readonly text: string; readonly isLong: boolean }
  | { readonly kind: 'pending'; readonly text: string }
  | { readonly kind: 'withheld'; readonly text: string };

/** The texts by which the server replaces a result. */
export type ReplacementTexts = Pick<Settings['results'], 'pendingText' | 'restrictedText'>;

/** Texts beyond this read better as a block below the test's name (peers.md 4.1). */
const LONGEST_LINE = 40;

/** Reads what the server put in the result's place; a value is the laboratory's text, character by character. */
export function resultText(test: TestResult, texts: ReplacementTexts): ResultText {
  const text = test.result;
  if (text.trim() === '') return { kind: 'pending', text: '' };
  if (isWithheld(test, texts)) return { kind: 'withheld', text };
  if (!isValidated(test) && text === texts.pendingText) return { kind: 'pending', text };
  return { kind: 'value', text, isLong: text.length > LONGEST_LINE || text.includes('\n') };
}
