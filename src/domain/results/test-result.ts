/** What the analyser delivered: a number, a text, or nobody said. */
export type ResultType = 'numeric' | 'text' | 'unknown';

/** A pair of limits in the unit of the test; null where the laboratory stored none, and both where one of them is unreadable. */
export interface Limits {
  readonly min: number | null;
  readonly max: number | null;
  /** The ends in the laboratory's own characters, where it sent texts; an absent one is empty. */
  readonly written?: { readonly min: string; readonly max: string };
  /** Where they were read from a text, which is what is shown; `strict` where the limit itself lies outside: "<150". */
  readonly words?: 'strict' | 'inclusive';
}

/** A field that was sent as something that is no text: it must not look empty. */
export type UnreadableField = 'name' | 'result' | 'unit' | 'reference' | 'comment';

/** Whether a culture has an antibiogram; `kept` where it may be that of a test of the same id which is kept from the reader. */
export type AntibiogramState = 'none' | 'known' | 'kept';

/** What the laboratory calls a test, its area and its profile in English; empty where it has no name. */
export interface EnglishNames {
  readonly name: string;
  readonly areaName: string;
  readonly profileName: string;
}

/**
 * The result of one test of an order. Every text is the laboratory's own, never altered; every instant is epoch milliseconds or
 * null when it did not happen.
 */
export interface TestResult {
  readonly order: string;
  readonly testId: number;
  /** Compared as text. */
  readonly testCode: string;
  readonly name: string;
  readonly abbreviation: string;
  readonly areaId: number;
  readonly areaName: string;
  /** 0 when the test stands by itself. */
  readonly profileId: number;
  readonly profileName: string;
  /** 0 ordered, 1 repeat, 2 reported, 3 preliminarily validated, 4 validated, 5 printed; -1 when unreadable. */
  readonly state: number;
  /** The laboratory's code, 0 normal … 9 critical high, -1 when unreadable. `resultMark` says what it means beside the result. */
  readonly pathology: number;
  readonly resultType: ResultType;
  /** The text to show; empty when the server sent none, or nothing that could be read. */
  readonly result: string;
  /** The number that `result` reads from end to end; null for `<5`, titres, words and what could be read two ways. */
  readonly resultNumber: number | null;
  /** What was sent in another shape: those texts are empty here, and shown as unreadable. */
  readonly unreadable: readonly UnreadableField[];
  readonly reference: Limits;
  /** Literal reference text, for tests without numeric limits. */
  readonly referenceLiteral: string;
  /** Ready text of the server, the last resort. */
  readonly referenceInterval: string;
  readonly panic: Limits;
  /** May hold sup and sub marks: show it through `ui/marked-text`. */
  readonly unit: string;
  /** Decimals of numeric limits; null when unreadable. */
  readonly digits: number | null;
  /** Null when the call does not carry it. */
  readonly printSort: number | null;
  readonly technique: string;
  /** Name of the sample; empty where the laboratory sends none. */
  readonly sample: string;
  /** 0 rejected, 1 new sample asked, 2 ordered, 3 collected, 4 checked in the laboratory; null or absent when nobody told. */
  readonly sampleState?: number | null;
  /**
   * The result is kept from the reader, and so is whatever would tell it; `result` is the text that stands in its place, empty
   * for none. True for every blocked or confidential test until `asReaderMaySee` knows the reader.
   */
  readonly withheld: boolean;
  /** A kept one is never asked for. */
  readonly antibiogram: AntibiogramState;
  readonly hasComment: boolean;
  /** Comment as stored: HTML or JSON text; empty when none. */
  readonly comment: string;
  readonly entryDate: number | null;
  readonly takenDate: number | null;
  readonly verificationDate: number | null;
  readonly resultDate: number | null;
  readonly validationDate: number | null;
  /** Absent where the laboratory sends no English name. */
  readonly english?: EnglishNames;
  /** The laboratory's own name, where `inLanguage` put another in its place. */
  readonly ownName?: string;
}

/** A test as it was read, before anybody asked who reads it: the server replaces results of both kinds. */
export interface GuardedTest extends TestResult {
  readonly confidential: boolean;
  readonly blocked: boolean;
}
