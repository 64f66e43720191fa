import type { PanicBlocking } from '@/domain/configuration/read-values';
import type { Settings } from '@/domain/configuration/settings';

import { isValidated } from './is-validated';
import { isHarmless, type MarkedResult } from '@/domain/results/marks/result-mark';
import type { GuardedTest } from '@/domain/results/test-result';
import { isRestrictedText } from '@/domain/results/values/result-text';

/** What the configuration, the user type and the user's own right allow to be seen of an order. */
export interface VisibilityRules {
  readonly onlyValidated: boolean;
  readonly panicBlocking: PanicBlocking;
  /** The reader may see confidential results. The sign-in tells it; no text in a result ever does. */
  readonly seesConfidential: boolean;
  /** What the laboratory has the server write in the place of a confidential result; the servers' own word is known besides. */
  readonly restrictedText?: string;
}

/** What is known of the reader when the rules are made. */
export interface Reader {
  readonly onlyValidated: boolean;
  /** The right of the sign-in's answer; null when nobody is signed in. */
  readonly authorization: { readonly confidential: boolean } | null;
}

/** The rules of a laboratory for a reader. */
export function visibilityRules(
  { panicBlocking, restrictedText }: Pick<Settings['results'], 'panicBlocking' | 'restrictedText'>,
  { onlyValidated, authorization }: Reader,
): VisibilityRules {
  const seesConfidential = authorization?.confidential === true;
  return { onlyValidated, panicBlocking, seesConfidential, restrictedText };
}

/** Results hold digits, the words that servers put in their place do not. */
const DIGIT = /\p{N}/u;

type Guarded = Pick<GuardedTest, 'blocked' | 'confidential' | 'result'>;

/**
 * Whether the test is confidential and the reader lacks the right: by the sign-in, or by the server, which decides each time and has
 * put the restricted text in the result's place.
 */
function isRestricted(
  { confidential, result }: Guarded,
  { seesConfidential, restrictedText = '' }: VisibilityRules,
): boolean {
  return confidential && (!seesConfidential || isRestrictedText(result, restrictedText));
}

/** Whether the result is kept from the reader: the test is blocked, or confidential and the reader lacks the right. */
export function isWithheld(test: Guarded, rules: VisibilityRules): boolean {
  return test.blocked || isRestricted(test, rules);
}

/** What is left of an order's tests for the user. */
export interface VisibleTests<T> {
  readonly tests: readonly T[];
  /** The order is blocked as a whole: the laboratory speaks to the patient first. */
  readonly blocked: boolean;
  /** Single tests were taken out for the same reason. How many would already be a hint. */
  readonly withheld: boolean;
}

/**
 * The tests that may be seen, and whether the order is blocked as a whole. Judges what it is given, so it must be given the whole
 * order. A code that could not be read counts as pathological, and so does a number outside its limits that nobody marked. Whatever shows, reports or exports results asks here first.
 */
export function visibleTests<
  T extends MarkedResult & Pick<GuardedTest, 'state' | 'blocked' | 'confidential'>,
>(tests: readonly T[], rules: VisibilityRules): VisibleTests<T> {
  const { onlyValidated, panicBlocking } = rules;
  const allowed = onlyValidated ? tests.filter(isValidated) : tests;
  switch (panicBlocking) {
    case 'none':
      return { tests: allowed, blocked: false, withheld: false };
    case 'test': {
      // A withheld result stays in its place whatever it is: missing, it would be known to be pathological.
      const shown = allowed.filter((test) => isHarmless(test) || isWithheld(test, rules));
      return { tests: shown, blocked: false, withheld: shown.length < allowed.length };
    }
    case 'order': {
      const blocked = !allowed.every(isHarmless);
      return { tests: blocked ? [] : allowed, blocked, withheld: false };
    }
  }
}

/**
 * The test as the reader may have it. A withheld one keeps nothing that tells its result: no value, mark, comment or antibiogram,
 * nor that one of them could not be read.
 * Of a confidential result not even the server's text is kept, because a server that fails to replace it sends the value; that
 * of a blocked test stays while it holds no digit.
 */
export function asReaderMaySee<T extends GuardedTest>(test: T, rules: VisibilityRules): T {
  if (!isWithheld(test, rules)) return test.withheld ? { ...test, withheld: false } : test;
  const { result } = test;
  const isReplaced = !isRestricted(test, rules) && !DIGIT.test(result);
  return {
    ...test,
    withheld: true,
    result: isReplaced ? result : '',
    resultNumber: null,
    unreadable: test.unreadable.filter((field) => field !== 'result' && field !== 'comment'),
    pathology: 0,
    comment: '',
    hasComment: false,
    antibiogram: 'none',
  };
}
