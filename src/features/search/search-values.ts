import type { UseFormReturn } from 'react-hook-form';

import { ALL_AREAS } from '@/domain/catalogues/area';
import { ANY_DOCUMENT_TYPE, type SearchCriteria } from '@/domain/orders/order-filter';
import { defaultRange } from '@/domain/orders/date-search';
import { stateFilterOf, type StateFilter } from '@/domain/orders/state-filter';
import { formatDay, today } from '@/lib/dates/dates';
import { dayOfNumber } from '@/lib/dates/order-day';
import { readInteger } from '@/lib/wire/scalars';

/** What stands in the fields of all search modes: texts as typed, and ids and the year as texts of their select. */
export interface SearchValues {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly state: StateFilter;
  readonly documentType: string;
  readonly patientId: string;
  readonly name1: string;
  readonly name2: string;
  readonly lastName: string;
  readonly surName: string;
  readonly orderNumber: string;
  readonly year: string;
  readonly area: string;
}

/** One form for all modes: what was typed in a mode is still there when the user comes back to it. */
export type SearchFormState = UseFormReturn<SearchValues, unknown, SearchCriteria>;

/** What the fields of every search mode work on. */
export interface ModeFieldsProps {
  readonly form: SearchFormState;
}

export const NO_AREA_CHOSEN = String(ALL_AREAS);

/**
 * The search by date whose orders are listed at first, kept by the tab or made at the start, so that the fields say what the list
 * holds; without one the last 30 days, every state and all areas. This year, and nothing typed.
 */
export function initialValues(dateFormat: string, kept: SearchCriteria | null): SearchValues {
  const usual = defaultRange(today());
  const { dateNumber, dateNumberInit = dateNumber, dateNumberEnd = dateNumber } = kept ?? {};
  const start = dayOfNumber(dateNumberInit ?? 0) ?? usual.start;
  const end = dayOfNumber(dateNumberEnd ?? 0) ?? usual.end;
  return {
    date: formatDay(end, dateFormat),
    start: formatDay(start, dateFormat),
    end: formatDay(end, dateFormat),
    state: kept === null ? 'all' : stateFilterOf(kept),
    documentType: String(ANY_DOCUMENT_TYPE),
    patientId: '',
    name1: '',
    name2: '',
    lastName: '',
    surName: '',
    orderNumber: '',
    year: String(usual.end.year),
    area: kept === null ? NO_AREA_CHOSEN : String(kept.area),
  };
}

/** The year that stands in the select, whose options are all readable. */
export function chosenYear({ year }: Pick<SearchValues, 'year'>): number {
  return readInteger(year) ?? today().year;
}
