import { ANAEMIA } from './anaemia';
import { BLOOD_GASES } from './blood-gases';
import { CHEMISTRY } from './chemistry';
import { COAGULATION } from './coagulation';
import type { AreaDefinition, TestDefinition } from './definitions';
import { HEMATOLOGY } from './hematology';
import { HORMONES } from './hormones';
import { IMMUNOLOGY } from './immunology';
import { LIVER_AND_ELECTROLYTES } from './liver-and-electrolytes';
import { MICROBIOLOGY } from './microbiology';
import { PARASITOLOGY } from './parasitology';
import { PROTEINS } from './proteins';
import { TOXICOLOGY } from './toxicology';
import { TUMOUR_MARKERS } from './tumour-markers';
import { URINALYSIS } from './urinalysis';

/** The areas of the laboratory, in the order of its lists. */
export const AREAS: readonly AreaDefinition[] = [
  HEMATOLOGY,
  { ...CHEMISTRY, tests: [...CHEMISTRY.tests, ...LIVER_AND_ELECTROLYTES, ...ANAEMIA, ...PROTEINS] },
  BLOOD_GASES,
  COAGULATION,
  URINALYSIS,
  IMMUNOLOGY,
  HORMONES,
  MICROBIOLOGY,
  PARASITOLOGY,
  TUMOUR_MARKERS,
  TOXICOLOGY,
];

/** A test with its ids and its place in reports. */
export interface CatalogueTest {
  readonly id: number;
  readonly area: AreaDefinition;
  readonly definition: TestDefinition;
  readonly printSort: number;
}

const CATALOGUE: ReadonlyMap<string, CatalogueTest> = new Map(
  AREAS.flatMap((area) =>
    area.tests.map((definition, index): [string, CatalogueTest] => [
      definition.abbreviation,
      {
        id: area.id * 100 + index + 1,
        area,
        definition,
        printSort: area.id * 1000 + (index + 1) * 10,
      },
    ]),
  ),
);

/** Every test of the laboratory. */
export const TESTS: readonly CatalogueTest[] = [...CATALOGUE.values()];

/** A test by its abbreviation. @throws RangeError when there is none: the catalogue itself is wrong */
export function testNamed(abbreviation: string): CatalogueTest {
  const test = CATALOGUE.get(abbreviation);
  if (test === undefined) throw new RangeError(`no test ${abbreviation} in the catalogue`);
  return test;
}
