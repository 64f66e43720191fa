import * as z from 'zod/mini';

import type { AntibioticResult, Microorganism } from '@/domain/results/antibiogram/antibiogram';
import { readBoolean } from '@/lib/wire/scalars';
import {
  integer,
  isUnread,
  record,
  required,
  requiredIdentifier,
  requiredListOf,
  sentListOf,
  text,
  type ReadList,
} from '@/lib/wire/schema';

const antibioticSchema = record(
  { nameAntibiotic: requiredIdentifier, cmi: text, interpretationCMI: text },
  ({ nameAntibiotic, cmi, interpretationCMI }): AntibioticResult => ({
    antibiotic: nameAntibiotic,
    mic: cmi,
    interpretation: interpretationCMI,
  }),
);

type Selection = 'found' | 'not-found' | 'unsaid';

/** A value that means neither makes its record unreadable: it must not read as "not found". */
const selection = required((value): Selection | null => {
  if (value === undefined || value === null) return 'unsaid';
  const isFound = readBoolean(value);
  if (isFound === null) return null;
  return isFound ? 'found' : 'not-found';
});

const microorganismSchema = record(
  {
    id: integer,
    name: requiredIdentifier,
    comment: text,
    selected: selection,
    resultsMicrobiology: sentListOf(antibioticSchema),
  },
  (organism) => organism,
);

type ListedOrganisms = ReadList<z.output<typeof microorganismSchema>>;

/**
 * Only the selected microorganisms were found in the culture; where the server says of none whether it is selected, all that it
 * sends were found. Broken rows of those found count as unreadable.
 */
function foundOf({ items, unreadable }: ListedOrganisms): ReadList<Microorganism> {
  const counted = items.some(({ selected }) => selected !== 'unsaid') ? 'found' : 'unsaid';
  const found = items
    .filter(({ selected }) => selected === counted)
    .map(({ id, name, comment, resultsMicrobiology }) => ({
      id: id ?? 0,
      name,
      comment,
      antibiotics: resultsMicrobiology.items,
      unreadable: resultsMicrobiology.unreadable,
    }));
  return {
    items: found,
    unreadable: found.reduce((sum, { unreadable: rows }) => sum + rows, unreadable),
  };
}

/**
 * The microorganisms found in a culture, none where the server lists some or none and selects none. Fails without a list and where
 * nothing of it could be read, which is never the same as none.
 */
export const foundMicroorganisms = z.pipe(
  requiredListOf(microorganismSchema),
  z.transform((listed, context) => {
    const found = foundOf(listed);
    if (!isUnread(found)) return found;
    context.issues.push({ code: 'custom', input: listed });
    return z.NEVER;
  }),
);
