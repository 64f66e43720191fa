import type { ImageKind } from '@demo-lis/seed/pictures/analyser-images';

/** Both ends of an interval; null is an open end. */
export type Limits = readonly [min: number | null, max: number | null];

/** Limits for everybody, or by sex. */
export type Reference = Limits | { readonly male: Limits; readonly female: Limits };

/** Whose limits are asked for. sex: 1 male, 2 female, 3 undefined; age: whole years at the time of the order. */
export interface Person {
  readonly sex: number;
  readonly age: number;
}

/** How a test was reported before the laboratory changed its unit. factor: from the present unit to that one. */
export interface FormerUnit {
  readonly unit: string;
  readonly digits: number;
  readonly factor: number;
  readonly reference: Reference;
  readonly panic: Limits;
  readonly reported: Limits;
}

interface TestIdentity {
  readonly code: string;
  readonly name: string;
  readonly nameEnglish: string;
  readonly abbreviation: string;
  /** Only where they differ from the area's. */
  readonly technique?: string;
  readonly sample?: string;
  readonly confidential?: boolean;
  /** What the analyser draws beside the result. */
  readonly images?: ImageKind;
}

/** A test measured as a number. Units may hold `<sup>` and `<sub>`. */
export interface NumericTest extends TestIdentity {
  readonly unit: string;
  readonly digits: number;
  /** null: the reference is only the literal. */
  readonly reference: Reference | null;
  /** Limits of younger people, youngest first: the first entry whose age in years is not reached holds. */
  readonly younger?: readonly { readonly below: number; readonly reference: Reference }[];
  readonly former?: FormerUnit;
  readonly literal?: string;
  readonly panic?: Limits;
  /** Panic values of this test count as critical (pathology 8 and 9 instead of 5 and 6). */
  readonly critical?: boolean;
  /** What the analyser can measure; beyond it the result becomes a text such as `<5`. */
  readonly reported?: Limits;
  /** How a result beyond the measured range begins; `<` and `>` unless told. */
  readonly beyond?: readonly [below: string, above: string];
  /** Where healthy values lie, when the reference has an open end or begins at 0. */
  readonly usual?: readonly [low: number, high: number];
  /** Computed from other tests of the same order, read by abbreviation. */
  readonly derive?: (value: (abbreviation: string) => number, person: Person) => number;
}

/** A test answered with a text. */
export interface TextTest extends TestIdentity {
  readonly unit?: string;
  readonly literal: string;
  readonly normal: readonly string[];
  readonly abnormal: readonly string[];
  /** Pathology of an abnormal text: 1 pathological, 4 panic, 7 critical. */
  readonly severity?: 1 | 4 | 7;
  readonly culture?: CultureKind;
  /** Answered with a day in the weeks before the order, written YYYY-MM-DD, instead of a normal text. */
  readonly answersWithDay?: boolean;
}

export type TestDefinition = NumericTest | TextTest;
export type CultureKind = 'urine' | 'stool' | 'blood';

/** An area of the laboratory with its tests in print order. */
export interface AreaDefinition {
  readonly id: number;
  readonly name: string;
  readonly nameEnglish: string;
  readonly abbreviation: string;
  readonly color: string;
  readonly technique: string;
  readonly sample: string;
  readonly tests: readonly TestDefinition[];
}
