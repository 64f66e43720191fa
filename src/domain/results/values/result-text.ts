import { foldText } from '@/domain/base/fold-text';
import type { Settings } from '@/domain/configuration/settings';

import type { TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';

/**
 * What stands in the result's place: a value, nothing yet, nothing although it is validated, something that is no text, or that it
 * is kept from the reader; an empty text is for the screen to word.
 */
export type ResultText =
  | { readonly kind: 'value'; readonly text: string; readonly isLong: boolean }
  | { readonly kind: 'pending'; readonly text: string }
  | { readonly kind: 'missing'; readonly text: '' }
  | { readonly kind: 'unreadable'; readonly text: '' }
  | { readonly kind: 'withheld'; readonly text: string };

/** The texts by which the server replaces a result. */
export type ReplacementTexts = Pick<Settings['results'], 'pendingText' | 'restrictedText'>;

/** What servers write where the laboratory has configured no text, and for blocked tests always. */
export const SERVER_TEXTS = {
  pending: 'Pendiente',
  restricted: 'Restringido',
  blocked: 'Bloqueado',
} as const;

/** Replacement texts as they are compared: settings lose the blanks around theirs. */
export function foldedReplacement(text: string): string {
  return foldText(text.trim());
}

/** Texts beyond this read better as a block below the test's name. */
const LONGEST_LINE = 40;

function isOneOf(text: string, replacements: readonly string[]): boolean {
  return replacements.map(foldedReplacement).includes(foldedReplacement(text));
}

/** Whether a text stands in the place of a result that is not validated. */
function isPending(test: TestResult, { pendingText }: ReplacementTexts): boolean {
  return !isValidated(test) && isOneOf(test.result, [pendingText, SERVER_TEXTS.pending]);
}

/** Whether a text stands in the place of a confidential result. */
export function isRestrictedText(result: string, restrictedText: string): boolean {
  return result.trim() !== '' && isOneOf(result, [restrictedText, SERVER_TEXTS.restricted]);
}

/** Reads what the server put in the result's place; a value is the laboratory's text, character by character. */
export function resultText(test: TestResult, texts: ReplacementTexts): ResultText {
  const text = test.result;
  const isBlank = text.trim() === '';
  if (test.withheld) return { kind: 'withheld', text: isBlank ? texts.restrictedText : text };
  if (test.unreadable.includes('result')) return { kind: 'unreadable', text: '' };
  if (isBlank) {
    return isValidated(test) ? { kind: 'missing', text: '' } : { kind: 'pending', text: '' };
  }
  if (isPending(test, texts)) return { kind: 'pending', text };
  return { kind: 'value', text, isLong: text.length > LONGEST_LINE || text.includes('\n') };
}

/**
 * Whether the mark of the test stands beside what is shown. A pending result has none: the text is the server's, and a word that
 * happens to be known may take a mark away, never give one.
 */
export function hasOwnMark({ kind }: ResultText): boolean {
  return kind !== 'pending' && kind !== 'withheld';
}

const NUMBER = /\p{N}/u;

/** Whether a unit may stand behind the result: words have none, the laboratory's or what stands in a value's place. */
export function takesUnit({ kind, text }: ResultText): boolean {
  return kind === 'value' && NUMBER.test(text);
}

/** Whether a value stands there before its validation. */
export function isUnvalidatedValue(test: TestResult, { kind }: ResultText): boolean {
  return kind === 'value' && !isValidated(test);
}
