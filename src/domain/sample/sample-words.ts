/** The tests of the invented order. */
export const SAMPLE_TESTS = [
  'glucose',
  'creatinine',
  'potassium',
  'hemoglobin',
  'leukocytes',
  'platelets',
  'antibodies',
] as const;

export type SampleTest = (typeof SAMPLE_TESTS)[number];

/** What the invented people, areas and tests are called, in the portal's language. */
export interface SampleWords {
  readonly patient: readonly [name: string, surname: string];
  readonly documentType: string;
  readonly area: Readonly<Record<'chemistry' | 'hematology' | 'immunology', string>>;
  readonly profile: string;
  readonly test: Readonly<Record<SampleTest, string>>;
  readonly notReactive: string;
  readonly physician: string;
  readonly branch: string;
  readonly service: string;
  readonly validator: readonly [name: string, surname: string];
}
