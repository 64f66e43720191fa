import type { FieldError, ResolverResult } from 'react-hook-form';

import {
  searchByDay,
  searchByRange,
  type DateField,
  type DateProblem,
} from '@/domain/orders/date-search';
import { parseDay, today } from '@/lib/dates';
import { readInteger } from '@/lib/scalars';

import type { SearchCriteria } from './search-criteria';

/** What stands in the fields of the search by date: texts as typed, and the area's id as text. */
export interface DateSearchValues {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly area: string;
}

type DateFieldProblem = DateProblem | 'unreadable';

interface DateRules {
  readonly isRange: boolean;
  /** Dayjs tokens. */
  readonly dateFormat: string;
}

function refuse(
  problems: Readonly<Partial<Record<DateField, DateFieldProblem>>>,
): ResolverResult<DateSearchValues, SearchCriteria> {
  const errors = new Map<DateField, FieldError>();
  for (const field of ['date', 'start', 'end'] as const) {
    const problem = problems[field];
    if (problem !== undefined) errors.set(field, { type: problem });
  }
  return { values: {}, errors: Object.fromEntries(errors) };
}

/** Reads the typed dates strictly and asks the domain; an unreadable date is refused, never guessed (spec §5, Date search). */
export function readDateSearch(
  values: DateSearchValues,
  { isRange, dateFormat }: DateRules,
): ResolverResult<DateSearchValues, SearchCriteria> {
  const dayOf = (field: DateField) => parseDay(values[field], dateFormat);
  const fields: readonly DateField[] = isRange ? ['start', 'end'] : ['date'];
  const unreadable = fields.filter((field) => values[field].trim() !== '' && dayOf(field) === null);
  if (unreadable.length > 0) {
    return refuse(Object.fromEntries(unreadable.map((field) => [field, 'unreadable'])));
  }
  const search = isRange
    ? searchByRange({ start: dayOf('start'), end: dayOf('end') }, today())
    : searchByDay(dayOf('date'), today());
  if (!search.ok) return refuse(search.problems);
  return { values: { ...search.criteria, area: readInteger(values.area) ?? 0 }, errors: {} };
}
