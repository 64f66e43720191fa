import { offered } from '@/api/wire/states';
import { comment } from '@/api/wire/texts';
import type {
  AntibioticResult,
  Microorganism,
  Sensitivity,
} from '@/domain/results/antibiogram/antibiogram';
import { readBoolean, readKnownText } from '@/lib/wire/scalars';
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
  UNREADABLE,
  type ReadList,
  type ValueOf,
} from '@/lib/wire/readers';

const known = required(readKnownText);

const antibioticFields = record(
  {
    nameAntibiotic: requiredIdentifier,
    cmi: known,
    interpretationCMI: known,
    cmiM: readKnownText,
    interpretationCMIM: readKnownText,
    cmiMPrint: offered,
    disk: readKnownText,
    interpretationDisk: readKnownText,
    diskPrint: offered,
  },
  (row) => row,
);

/** The values of a row that the laboratory says to print; null where one of them is no text. */
function printedOf(row: ValueOf<typeof antibioticFields>): readonly Sensitivity[] | null {
  const antibiotic = row.nameAntibiotic;
  const printed: Sensitivity[] = [];
  for (const [method, isWanted, mic, interpretation] of [
    ['manual', row.cmiMPrint, row.cmiM, row.interpretationCMIM],
    ['disk', row.diskPrint, row.disk, row.interpretationDisk],
  ] as const) {
    if (!isWanted) continue;
    if (mic === null || interpretation === null) return null;
    if (`${mic}${interpretation}`.trim() !== '') {
      printed.push({ antibiotic, mic, interpretation, method });
    }
  }
  return printed;
}

const antibioticReader = mapped(antibioticFields, (row): AntibioticResult | typeof UNREADABLE => {
  const printed = printedOf(row);
  if (printed === null) return UNREADABLE;
  return {
    antibiotic: row.nameAntibiotic,
    mic: row.cmi,
    interpretation: row.interpretationCMI,
    ...(printed.length > 0 && { printed }),
  };
});

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
    comment,
    recount: comment,
    complementations: comment,
    selected: selection,
    resultsMicrobiology: sentListOf(antibioticReader),
  },
  (organism) => organism,
);

type ListedOrganisms = ReadList<ValueOf<typeof microorganismReader>>;

/**
 * Only the selected microorganisms were found in the culture; where the server says of none whether it is selected, all that it
 * sends were found. Broken rows, counts and comments of those found count as unreadable.
 */
function foundOf({ items, unreadable }: ListedOrganisms): ReadList<Microorganism> {
  const counted = items.some(({ selected }) => selected !== 'unsaid') ? 'found' : 'unsaid';
  const counting = items.filter(({ selected }) => selected === counted);
  return {
    items: counting.map(({ id, name, resultsMicrobiology, ...texts }) => ({
      id: id ?? 0,
      name,
      comment: texts.comment ?? '',
      ...(texts.recount && { count: texts.recount }),
      ...(texts.complementations && { complement: texts.complementations }),
      antibiotics: resultsMicrobiology.items,
      unreadable: resultsMicrobiology.unreadable,
    })),
    unreadable: counting.reduce(
      (sum, { comment: sent, recount, complementations, resultsMicrobiology }) =>
        sum +
        resultsMicrobiology.unreadable +
        [sent, recount, complementations].filter((text) => text === null).length,
      unreadable,
    ),
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
