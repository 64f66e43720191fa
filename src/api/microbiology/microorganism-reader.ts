import type { AntibioticResult, Microorganism } from '@/domain/results/antibiogram/antibiogram';
import { readBoolean } from '@/lib/wire/scalars';
import {
  integer,
  isUnread,
  mapped,
  only,
  record,
  required,
  requiredIdentifier,
  requiredListOf,
  sentListOf,
  text,
  type ReadList,
  type ValueOf,
} from '@/lib/wire/readers';

const antibioticReader = record(
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

const microorganismReader = record(
  {
    id: integer,
    name: requiredIdentifier,
    comment: text,
    selected: selection,
    resultsMicrobiology: sentListOf(antibioticReader),
  },
  (organism) => organism,
);

type ListedOrganisms = ReadList<ValueOf<typeof microorganismReader>>;

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
export const foundMicroorganisms = only(
  mapped(requiredListOf(microorganismReader), foundOf),
  (found) => !isUnread(found),
);
