import type * as z from 'zod/mini';

import type { AntibioticResult, Microorganism } from '@/domain/results/antibiogram';
import {
  boolean,
  innerListOf,
  integer,
  record,
  requiredIdentifier,
  text,
  type ReadList,
} from '@/lib/schema';

const antibioticSchema = record(
  { nameAntibiotic: requiredIdentifier, cmi: text, interpretationCMI: text },
  ({ nameAntibiotic, cmi, interpretationCMI }): AntibioticResult => ({
    antibiotic: nameAntibiotic,
    mic: cmi,
    interpretation: interpretationCMI,
  }),
);

const microorganismSchema = record(
  {
    id: integer,
    name: requiredIdentifier,
    comment: text,
    selected: boolean,
    resultsMicrobiology: innerListOf(antibioticSchema),
  },
  (microorganism) => microorganism,
);

export const microorganismsSchema = innerListOf(microorganismSchema);

/**
 * Only selected microorganisms were found in the culture (contract §2, GET microbialdetection); broken rows of theirs count as
 * unreadable.
 */
export function foundMicroorganisms({
  items,
  unreadable,
}: z.output<typeof microorganismsSchema>): ReadList<Microorganism> {
  const found = items.filter(({ selected }) => selected === true);
  return {
    items: found.map(({ id, name, comment, resultsMicrobiology }) => ({
      id: id ?? 0,
      name,
      comment,
      antibiotics: resultsMicrobiology.items,
    })),
    unreadable: found.reduce(
      (sum, { resultsMicrobiology }) => sum + resultsMicrobiology.unreadable,
      unreadable,
    ),
  };
}

/** The microorganisms of a detection inside a test. */
export const detectionSchema = record(
  { microorganisms: microorganismsSchema },
  ({ microorganisms }) => foundMicroorganisms(microorganisms),
);
