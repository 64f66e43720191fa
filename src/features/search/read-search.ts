import type { FieldError, ResolverResult } from 'react-hook-form';

import { ALL_AREAS } from '@/domain/catalogues/area';
import { ANY_DOCUMENT_TYPE, type SearchCriteria } from '@/domain/orders/order-filter';
import type { Settings } from '@/domain/configuration/settings';
import { orderNumber, type OrderNumberProblem } from '@/domain/orders/order-number';
import { patientIdProblem, type PatientIdProblem } from '@/domain/orders/patient-id';
import { searchedNames } from '@/domain/orders/patient-names';
import { today } from '@/lib/dates/dates';
import { readInteger } from '@/lib/wire/scalars';

import { readDateSearch } from './read-date-search';
import type { SearchMode } from './search-mode';
import type { SearchReading } from './search-reading';
import { chosenYear, type SearchValues } from './search-values';

interface SearchRules {
  readonly mode: SearchMode;
  readonly settings: Settings;
}

function readIdSearch(values: SearchValues, { login }: Settings): SearchReading<PatientIdProblem> {
  const { patientId } = values;
  const problem = patientIdProblem(patientId);
  if (problem !== null) return { ok: false, problems: { patientId: problem } };
  const documentType = login.documentTypes ? readInteger(values.documentType) : null;
  return {
    ok: true,
    criteria: {
      documentType: documentType ?? ANY_DOCUMENT_TYPE,
      patientId,
      year: chosenYear(values),
    },
  };
}

function readNameSearch(values: SearchValues, { search }: Settings): SearchReading<'required'> {
  const { name1, lastName } = values;
  const names = searchedNames({
    name1,
    name2: search.twoNames ? values.name2 : '',
    lastName,
    surName: search.twoSurnames ? values.surName : '',
  });
  if (names === null) return { ok: false, problems: { name1: 'required' } };
  return { ok: true, criteria: { ...names, year: chosenYear(values) } };
}

function readOrderSearch(
  values: SearchValues,
  { search }: Settings,
): SearchReading<OrderNumberProblem> {
  const read = orderNumber({
    typed: values.orderNumber,
    year: chosenYear(values),
    today: today(),
    digits: search.orderDigits,
  });
  if (!read.ok) return { ok: false, problems: { orderNumber: read.problem } };
  return { ok: true, criteria: { order: read.order } };
}

const READERS: Readonly<
  Record<SearchMode, (values: SearchValues, settings: Settings) => SearchReading>
> = {
  date: readDateSearch,
  id: readIdSearch,
  names: readNameSearch,
  order: readOrderSearch,
};

/** The form's resolver: the exact criteria that a mode sends (docs/behaviour.md 3.2), or the fields to mend. */
export function readSearch(
  values: SearchValues,
  { mode, settings }: SearchRules,
): ResolverResult<SearchValues, SearchCriteria> {
  const reading = READERS[mode](values, settings);
  if (reading.ok) {
    const area = readInteger(values.area) ?? ALL_AREAS;
    return { values: { ...reading.criteria, area }, errors: {} };
  }
  const errors = Object.entries(reading.problems).map(([field, type]): [string, FieldError] => [
    field,
    { type },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
}
