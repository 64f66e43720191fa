/** The tests of the invented order; each shows something else that settings decide about. */
export const SAMPLE_TESTS = [
  'glucose',
  'creatinine',
  'potassium',
  'protein',
  'hemoglobin',
  'leukocytes',
  'platelets',
  'thyrotropin',
  'antibodies',
] as const;

export type SampleTest = (typeof SAMPLE_TESTS)[number];

/** What invented people, areas and tests are called, in the portal's language. */
export interface SampleWords {
  /** Names and surname of those whose orders are listed; the first one's order is the one that is read. */
  readonly patients: readonly (readonly [name: string, surname: string])[];
  readonly documentType: string;
  readonly userName: string;
  readonly area: Readonly<Record<'chemistry' | 'hematology' | 'immunology', string>>;
  readonly profile: string;
  readonly test: Readonly<Record<SampleTest, string>>;
  readonly notReactive: string;
  readonly physician: string;
  readonly branch: string;
  readonly service: string;
  readonly validator: readonly [name: string, surname: string];
}
