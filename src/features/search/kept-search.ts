import type { SearchCriteria } from '@/domain/orders/order-filter';
import { readTab, writeTab } from '@/lib/session/tab-storage';
import { parseJson } from '@/lib/http/parse-json';
import { integer, record, requiredInteger, UNREADABLE } from '@/lib/wire/readers';

const STORAGE_KEY = 'search';

const keptSearch = record(
  {
    dateNumber: integer,
    dateNumberInit: integer,
    dateNumberEnd: integer,
    statetest: integer,
    area: requiredInteger,
  },
  ({ dateNumber, dateNumberInit, dateNumberEnd, statetest, area }): SearchCriteria | null => {
    const state = statetest === null ? {} : { statetest };
    if (dateNumber !== null) return { dateNumber, area, ...state };
    if (dateNumberInit === null || dateNumberEnd === null) return null;
    return { dateNumberInit, dateNumberEnd, area, ...state };
  },
);

/** Keeps a search by date for a reload of the tab; any other is forgotten with the page, because it names a patient or an order. */
export function keepSearch(criteria: SearchCriteria): void {
  const kept = keptSearch(criteria);
  const isByDate = kept !== UNREADABLE && kept !== null;
  writeTab(STORAGE_KEY, isByDate ? JSON.stringify(kept) : 'null');
}

/** The last search of this tab, when it was one by date. */
export function readKeptSearch(): SearchCriteria | null {
  try {
    const kept = keptSearch(parseJson(readTab(STORAGE_KEY) ?? 'null'));
    return kept === UNREADABLE ? null : kept;
  } catch {
    // No JSON: nobody knows what was searched.
    return null;
  }
}
