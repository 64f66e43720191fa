import { areOtherSamples } from '@/domain/results/are-other-samples';
import { commentParagraphs } from '@/domain/results/comments/comment-text';
import { isScaleChanged } from '@/domain/results/history/history-scale';
import { resultMark } from '@/domain/results/marks/result-mark';
import { offersComment } from '@/domain/results/comments/offers-comment';
import type { TestResult } from '@/domain/results/test-result';
import { testsById } from '@/domain/results/tests-by-id';
import { decimalDifference } from '@/domain/results/values/decimal-difference';
import { resultText, type ReplacementTexts } from '@/domain/results/values/result-text';

/**
 * Why nobody can tell whether a test's results differ: one of them is not there, they are of another sample, unit or scale, or what
 * reads alike has an antibiogram, which is asked for one by one, or another comment.
 */
export type UnknownReason =
  'no-value' | 'other-sample' | 'other-unit' | 'other-interval' | 'antibiogram' | 'other-comment';

/** What is told of a test's two results. */
export type ComparedChange =
  /** Difference with its sign, `0` when there is none. */
  | { readonly kind: 'number'; readonly text: string }
  /** The same result with another mark: the laboratory's limits, or what it says of it, are others now. */
  | { readonly kind: 'mark' }
  /** One of the two is no plain number. */
  | { readonly kind: 'text' }
  | { readonly kind: 'unknown'; readonly reason: UnknownReason };

/** A test that two orders of a patient have, each with its own result, unit and limits. */
export interface ComparedTest {
  readonly earlier: TestResult;
  readonly later: TestResult;
  readonly change: ComparedChange;
  /** One value, with unit, mark and comment: the same number, in whatever digits, or the same characters. */
  readonly isSame: boolean;
}

/** The tests of two orders of a patient, each test in one place. What is kept from the reader is in none. */
export interface OrderComparison {
  /** In the order of the later one's results. */
  readonly both: readonly ComparedTest[];
  readonly onlyEarlier: readonly TestResult[];
  readonly onlyLater: readonly TestResult[];
  /** Tests that come several times in one of the orders: nobody knows which results belong together. */
  readonly repeated: readonly RepeatedTest[];
}

/** All results of a test in each of two orders. */
interface RepeatedTest {
  readonly earlier: readonly TestResult[];
  readonly later: readonly TestResult[];
}

type Pair = Pick<ComparedTest, 'earlier' | 'later'>;

/** Both have the same unit, or none. A unit that could not be read may be any. */
export function isUnitShared({ earlier, later }: Pair): boolean {
  const isReadable = ![earlier, later].some(({ unreadable }) => unreadable.includes('unit'));
  return isReadable && earlier.unit.trim() === later.unit.trim();
}

/** The comment that is shown beside a result; null where it could not be read. */
function shownComment(test: TestResult): string | null {
  if (!offersComment(test)) return '';
  return test.unreadable.includes('comment') ? null : commentParagraphs(test.comment).join('\n');
}

/** Why two results cannot be laid beside each other at all. */
function whyApart(pair: Pair, texts: ReplacementTexts): UnknownReason | null {
  const { earlier, later } = pair;
  if ([earlier, later].some((test) => resultText(test, texts).kind !== 'value')) return 'no-value';
  if (areOtherSamples(earlier.sample, later.sample)) return 'other-sample';
  if (!isUnitShared(pair)) return 'other-unit';
  // Equal units may still be written for another scale: the limits of each date tell.
  const areNumbers = decimalDifference(earlier, later) !== null;
  return areNumbers && isScaleChanged(earlier.reference, later.reference) ? 'other-interval' : null;
}

/**
 * Why two values that read alike may still not be the same: "Crecimiento" is told by its antibiogram, "Ver comentario" by its
 * comment.
 */
function whyNotSame({ earlier, later }: Pair): UnknownReason | null {
  if (earlier.antibiogram !== 'none' || later.antibiogram !== 'none') return 'antibiogram';
  const [from, to] = [shownComment(earlier), shownComment(later)];
  return from === null || from !== to ? 'other-comment' : null;
}

function compared(pair: Pair, texts: ReplacementTexts): ComparedTest {
  const { earlier, later } = pair;
  const text = decimalDifference(earlier, later);
  const isAlike = text === null ? earlier.result.trim() === later.result.trim() : text === '0';
  const reason = whyApart(pair, texts) ?? (isAlike ? whyNotSame(pair) : null);
  if (reason !== null) return { ...pair, change: { kind: 'unknown', reason }, isSame: false };
  const isMarkedAlike = JSON.stringify(resultMark(earlier)) === JSON.stringify(resultMark(later));
  if (isAlike && !isMarkedAlike) return { ...pair, change: { kind: 'mark' }, isSame: false };
  return {
    ...pair,
    change: text === null ? { kind: 'text' } : { kind: 'number', text },
    isSame: isAlike,
  };
}

/** What may be compared, by id. */
function shownById(tests: readonly TestResult[]) {
  return testsById(tests.filter(({ withheld }) => !withheld));
}

/** All tests of a comparison, one of each pair. */
export function testsOf({ both, onlyEarlier, onlyLater, repeated }: OrderComparison) {
  return [
    ...both.map(({ later }) => later),
    ...onlyEarlier,
    ...onlyLater,
    ...repeated.flatMap(({ earlier, later }) => [...earlier, ...later]),
  ];
}

/** Lays the tests of two orders of one patient side by side; `earlier` and `later` by their order numbers. */
export function orderComparison(
  earlier: readonly TestResult[],
  later: readonly TestResult[],
  texts: ReplacementTexts,
): OrderComparison {
  const before = shownById(earlier);
  const now = shownById(later);
  const both: ComparedTest[] = [];
  const onlyLater: TestResult[] = [];
  const repeated: RepeatedTest[] = [];
  for (const [testId, tests] of now) {
    const previous = before.get(testId);
    const [test] = tests;
    const [old] = previous ?? [];
    if (test === undefined) continue;
    if (previous === undefined || old === undefined) onlyLater.push(...tests);
    else if (tests.length + previous.length > 2) repeated.push({ earlier: previous, later: tests });
    else both.push(compared({ earlier: old, later: test }, texts));
  }
  const onlyEarlier = [...before].flatMap(([testId, tests]) => (now.has(testId) ? [] : tests));
  return { both, onlyEarlier, onlyLater, repeated };
}
