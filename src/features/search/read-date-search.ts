import type { FormReading } from '@/domain/base/form-reading';
import type { Settings } from '@/domain/configuration/settings';
import {
  searchByDay,
  searchByRange,
  type DateField,
  type DateProblem,
} from '@/domain/orders/date-search';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import { stateCriteria } from '@/domain/orders/state-filter';
import { parseDay, today } from '@/lib/dates/dates';

import type { SearchValues } from './search-values';

/** The area is for all modes to add. */
type DateReading = FormReading<Omit<SearchCriteria, 'area'>, DateField, DateProblem | 'unreadable'>;

/** Reads the typed dates strictly and asks the domain; an unreadable date is refused, never guessed. */
export function readDateSearch(
  values: SearchValues,
  { dateFormat, search: { dateRange } }: Settings,
): DateReading {
  const dayOf = (field: DateField) => parseDay(values[field], dateFormat);
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
