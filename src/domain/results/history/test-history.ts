import type { Limits, ResultType, UnreadableField } from '@/domain/results/test-result';

/** One earlier validated result of a test. */
export interface HistoryItem {
  readonly order: string;
  /** That of its test. */
  readonly resultType: ResultType;
  readonly result: string;
  /** Null when the text is not a number. */
  readonly resultNumber: number | null;
  /** What was sent in another shape: those texts are empty here, and shown as unreadable. */
  readonly unreadable: readonly UnreadableField[];
  /** Epoch milliseconds; null when unreadable. */
  readonly validateDate: number | null;
  readonly reference: Limits;
  readonly referenceLiteral: string;
  readonly pathology: number;
  readonly comment: string;
  /** Only where the order itself told them: the history call carries none. */
  readonly panic?: Limits;
  /** The unit, only where it is another than that of the open order; the history call names none. */
  readonly otherUnit?: string;
  /** The sample, only where the order itself told it and it tells results apart; the history call names none. */
  readonly sample?: string | undefined;
  /** A word stands in the result's place: the result is kept from the reader. */
  readonly isReplaced?: true;
}

/** An earlier result whose date is known. */
export interface DatedItem extends HistoryItem {
  readonly validateDate: number;
}

export function isDated(item: HistoryItem): item is DatedItem {
  return item.validateDate !== null;
}

/** The earlier results of one requested test; `items` is empty when there are none. */
export interface TestHistory {
  readonly testId: number;
  readonly testCode: string;
  readonly name: string;
  readonly abbreviation: string;
  readonly resultType: ResultType;
  /** The server sent as many results as it ever does: newer ones may be missing. */
  readonly truncated: boolean;
  /** Results were left out: they are hidden from this user, or could not be read. */
  readonly hasGaps: boolean;
  readonly items: readonly HistoryItem[];
}
