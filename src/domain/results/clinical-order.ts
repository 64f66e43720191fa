import type { Area } from '@/domain/catalogues/area';

import { groupResults, isInProfile } from './group-results';
import type { TestResult } from './test-result';

/** The order that an installation may set by itself. What is not named follows what is. */
export interface OrderFile {
  /** Names, first to last. */
  readonly areas: readonly string[];
  /** Names, first to last. */
  readonly profiles: readonly string[];
  /** Codes or names, first to last. */
  readonly tests: readonly string[];
}

/** A place in an order; null for one that is told to have none, and comes last. */
type Place = number | null;

/** All that is known of the order in which a laboratory lays out its results. */
export interface ClinicalOrder {
  readonly file: OrderFile;
  /** The laboratory's catalogue. */
  readonly areas: readonly Area[];
}

export const NO_ORDER_FILE: OrderFile = { areas: [], profiles: [], tests: [] };

/** What is compared first, second …; null comes last. */
type Keys = readonly (Place | string)[];

const collator = new Intl.Collator('es', { numeric: true });

function compareKey(one: Place | string, other: Place | string): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}

function compareKeys(one: Keys, other: Keys): number {
  for (const [at, key] of one.entries()) {
    const difference = compareKey(key, other[at] ?? null);
    if (difference !== 0) return difference;
  }
  return 0;
}

function folded(name: string): string {
  return name.normalize('NFC').trim().toLocaleLowerCase('es');
}

/** Where a list names something by one of its names; null where it does not. */
function placesOf(list: readonly string[]): (...names: readonly string[]) => Place {
  const places = new Map(list.map((name, at) => [folded(name), at] as const).toReversed());
  return (...names) => {
    if (places.size === 0) return null;
    const found = names.flatMap((name) => places.get(folded(name)) ?? []);
    return found.length === 0 ? null : Math.min(...found);
  };
}

/** Tells apart what nothing else does, such as a test that was done twice. Never the server's order: it means nothing. */
function compareContents(one: TestResult, other: TestResult): number {
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** By code, whatever the order of the list: what stands beside what where nobody says more. */
function byCode<T extends TestResult>(tests: readonly T[]): readonly T[] {
  const keysOf = ({ testCode, name, testId, profileId, areaId }: T): Keys => [
    testCode.trim() === '' ? null : testCode.trim(),
    name,
    testId,
    profileId,
    areaId,
  ];
  return tests
    .map((test) => ({ test, keys: keysOf(test) }))
    .toSorted((one, other) => {
      const difference = compareKeys(one.keys, other.keys);
      return difference === 0 ? compareContents(one.test, other.test) : difference;
    })
    .map(({ test }) => test);
}

/** One test after the other, areas and profiles aside. */
function ranked<T extends TestResult>(tests: readonly T[], file: OrderFile): readonly T[] {
  const placeInFile = placesOf(file.tests);
  return byCode(tests)
    .map((test) => ({
      test,
      keys: [placeInFile(test.testCode, test.name), test.printSort] satisfies Keys,
    }))
    .toSorted((one, other) => compareKeys(one.keys, other.keys))
    .map(({ test }) => test);
}

/** Groups by their keys, else as they are: by their first tests. */
function byKeys<T>(groups: readonly T[], keysOf: (group: T) => Keys): readonly T[] {
  return groups.toSorted((one, other) => compareKeys(keysOf(one), keysOf(other)));
}

/**
 * The one order in which results stand, on screen, in histories and on paper: every test given exactly once, areas and the
 * profiles in them each in one piece, first the tests of an area that belong to no profile.
 *
 * Tests go by the installation's file, then by the print order they carry, else by code; those without a print order follow those
 * with one.
 * Profiles go by the file, then by their first test; areas by the file, then by the catalogue, then by their first test. The
 * order of the list given counts for nothing: servers promise none, and a reader must find a test where it was yesterday.
 */
export function inClinicalOrder<T extends TestResult>(
  tests: readonly T[],
  order: ClinicalOrder,
): readonly T[] {
  const areaInFile = placesOf(order.file.areas);
  const profileInFile = placesOf(order.file.profiles);
  const catalogue = new Map(order.areas.map(({ id, ordering }) => [id, ordering]));
  const areas = byKeys(groupResults(ranked(tests, order.file)), ({ areaId, areaName }) => [
    areaInFile(areaName),
    catalogue.get(areaId) ?? null,
  ]);
  return areas.flatMap(({ profiles }) =>
    byKeys(profiles, (profile) => [
      isInProfile(profile) ? 1 : 0,
      profileInFile(profile.profileName),
    ]).flatMap((profile) => profile.tests),
  );
}
