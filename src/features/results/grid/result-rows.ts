import { groupResults, isInProfile, profileKey } from '@/domain/results/group-results';
import type { TestResult } from '@/domain/results/test-result';

interface Row {
  /** Stays the same while tests are filtered; a test may stand in the results twice. */
  readonly key: string;
}

/** The heading of the tests of one profile in one area, of those of an area that have none, or of what asks for action. */
export interface BandRow extends Row {
  readonly kind: 'band';
  /** As the laboratory calls it; may be empty. Null over what asks for action. */
  readonly area: string | null;
  /** Null where the tests belong to none. */
  readonly profile: string | null;
  /** All that belong to it, those too that stand with what asks for action. */
  readonly tests: readonly TestResult[];
}

export interface TestResultRow extends Row {
  readonly kind: 'test';
  readonly test: TestResult;
}

/** One line of the results table. */
export type ResultRow = BandRow | TestResultRow;

/** A heading, which stays at the top while rows below it are in sight, and these. */
export interface ResultBand {
  readonly heading: BandRow;
  readonly rows: readonly ResultRow[];
}

/** Tells the second and further rows of one test apart, and of headings without an id. */
function uniqueKeys(): (key: string) => string {
  const counts = new Map<string, number>();
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key} ${count}`;
  };
}

/**
 * The lines of the table by area and profile, `first` before all others. A profile that is wholly among these has its heading
 * there.
 */
export function resultBands(
  tests: readonly TestResult[],
  first: ReadonlySet<TestResult>,
): readonly ResultBand[] {
  const keyOf = uniqueKeys();
  const attention: ResultRow[] = [];
  const bands: ResultBand[] = [];
  for (const { areaId, areaName, profiles } of groupResults(tests)) {
    for (const group of profiles) {
      const place = `${areaId} ${profileKey(group)}`;
      const rowOf = (test: TestResult): ResultRow => ({
        kind: 'test',
        key: keyOf(`test ${place} ${test.testId}`),
        test,
      });
      const heading: BandRow = {
        kind: 'band',
        key: keyOf(`band ${place}`),
        area: areaName,
        profile: isInProfile(group) ? group.profileName : null,
        tests: group.tests,
      };
      const urgent = group.tests.filter((test) => first.has(test));
      const others = group.tests.filter((test) => !first.has(test));
      if (others.length > 0) bands.push({ heading, rows: others.map(rowOf) });
      else if (heading.profile !== null) attention.push(heading);
      attention.push(...urgent.map(rowOf));
    }
  }
  if (attention.length === 0) return bands;
  const heading: BandRow = {
    kind: 'band',
    key: 'attention',
    area: null,
    profile: null,
    tests: [...first],
  };
  return [{ heading, rows: attention }, ...bands];
}
