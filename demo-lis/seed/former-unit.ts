import type { NumericTest } from './catalogue/definitions';

/** Days before today on which the tests with a former unit got their present one. */
const UNITS_CHANGED = 900;

/** A test as it was reported at some time. factor: from the present unit to the one of that time. */
export interface ReportedThen {
  readonly definition: NumericTest;
  readonly factor: number;
}

/** A test as the laboratory reported it some days before today, with the unit, decimals and limits of that time. */
export function reportedThen(definition: NumericTest, daysAgo: number): ReportedThen {
  const { former } = definition;
  if (former === undefined || daysAgo <= UNITS_CHANGED) return { definition, factor: 1 };
  return { definition: { ...definition, ...former }, factor: former.factor };
}
