import { plainDocument } from '@/domain/base/document-number';
import type { FormReading } from '@/domain/base/form-reading';
import { ALL_AREAS } from '@/domain/catalogues/area';
import type { Settings } from '@/domain/configuration/settings';
import { ANY_DOCUMENT_TYPE, type SearchCriteria } from '@/domain/orders/order-filter';
import { orderNumber, type OrderNumberProblem } from '@/domain/orders/order-number';
import { patientIdProblem, type PatientIdProblem } from '@/domain/orders/patient-id';
import { searchedNames } from '@/domain/orders/patient-names';
import { today, typedDay } from '@/lib/dates/dates';
import { readInteger } from '@/lib/wire/scalars';
import {
  type DateField,
  type DateProblem,
  searchByDay,
  searchByRange,
} from '@/domain/orders/date-search';
import { stateCriteria } from '@/domain/orders/state-filter';

import { chosenYear, type SearchValues } from './search-values';
import type { SearchMode } from './search-mode';

/** The area is for all modes to add. */
type DateReading = FormReading<Omit<SearchCriteria, 'area'>, DateField, DateProblem | 'unreadable'>;

/** Reads the typed dates strictly and asks the domain; an unreadable date is refused, never guessed. */
function readDateSearch(
  values: SearchValues,
  { dateFormat, search: { dateRange } }: Settings,
): DateReading {
  const dayOf = (field: DateField) => typedDay(values[field], dateFormat);
  const fields: readonly DateField[] = dateRange ? ['start', 'end'] : ['date'];
  const unreadable = fields.filter((field) => values[field].trim() !== '' && dayOf(field) === null);
  if (unreadable.length > 0) {
    return {
      ok: false,
      problems: Object.fromEntries(unreadable.map((field) => [field, 'unreadable' as const])),
    };
  }
  const search = dateRange
    ? searchByRange({ start: dayOf('start'), end: dayOf('end') }, today())
    : searchByDay(dayOf('date'), today());
  if (!search.ok) return search;
  const state = dateRange ? stateCriteria(values.state) : {};
  return { ok: true, value: { ...search.criteria, ...state } };
}

interface SearchRules {
  readonly mode: SearchMode;
  readonly settings: Settings;
}

/** What a mode reads: everything but the area, which all modes share. */
type ModeReading<Problem extends string = string> = FormReading<
  Omit<SearchCriteria, 'area'>,
  keyof SearchValues,
  Problem
>;

function readIdSearch(values: SearchValues, { login }: Settings): ModeReading<PatientIdProblem> {
  const patientId = plainDocument(values.patientId);
  const problem = patientIdProblem(patientId);
  if (problem !== null) return { ok: false, problems: { patientId: problem } };
  const documentType = login.documentTypes ? readInteger(values.documentType) : null;
  return {
    ok: true,
    value: {
      documentType: documentType ?? ANY_DOCUMENT_TYPE,
      patientId,
      year: chosenYear(values),
    },
  };
}

function readNameSearch(values: SearchValues, { search }: Settings): ModeReading<'required'> {
  const { name1, lastName } = values;
  const names = searchedNames({
    name1,
    name2: search.twoNames ? values.name2 : '',
    lastName,
    surName: search.twoSurnames ? values.surName : '',
  });
  if (names === null) return { ok: false, problems: { name1: 'required' } };
  return { ok: true, value: { ...names, year: chosenYear(values) } };
}

function readOrderSearch(
  values: SearchValues,
  { search }: Settings,
): ModeReading<OrderNumberProblem> {
  const read = orderNumber({
    typed: values.orderNumber,
    year: chosenYear(values),
    today: today(),
    digits: search.orderDigits,
  });
  if (!read.ok) return { ok: false, problems: { orderNumber: read.problem } };
  return { ok: true, value: { order: read.order } };
}

const READERS: Readonly<
  Record<SearchMode, (values: SearchValues, settings: Settings) => ModeReading>
> = {
  date: readDateSearch,
  id: readIdSearch,
  names: readNameSearch,
  order: readOrderSearch,
};

/** The exact criteria that a mode sends, or the fields to mend. */
export function readSearch(
  values: SearchValues,
  { mode, settings }: SearchRules,
): FormReading<SearchCriteria, keyof SearchValues> {
  const reading = READERS[mode](values, settings);
  if (!reading.ok) return reading;
  const area = readInteger(values.area) ?? ALL_AREAS;
  return { ok: true, value: { ...reading.value, area } };
}
