import type { Settings } from '@/domain/configuration/settings';
import {
  searchByDay,
  searchByRange,
  type DateField,
  type DateProblem,
} from '@/domain/orders/date-search';
import { stateCriteria } from '@/domain/orders/state-filter';
import { parseDay, today } from '@/lib/dates/dates';

import type { SearchReading } from './search-reading';
import type { SearchValues } from './search-values';

type DateFieldProblem = DateProblem | 'unreadable';

/** Reads the typed dates strictly and asks the domain; an unreadable date is refused, never guessed (docs/behaviour.md §5). */
export function readDateSearch(
  values: SearchValues,
  { dateFormat, search: { dateRange } }: Settings,
): SearchReading<DateFieldProblem> {
  const dayOf = (field: DateField) => parseDay(values[field], dateFormat);
  const fields: readonly DateField[] = dateRange ? ['start', 'end'] : ['date'];
  const unreadable = fields.filter((field) => values[field].trim() !== '' && dayOf(field) === null);
  if (unreadable.length > 0) {
    return {
      ok: false,
      problems: Object.fromEntries(unreadable.map((field) => [field, 'unreadable' as const])),
    };
  }
  if (!dateRange) return searchByDay(dayOf('date'), today());
  const search = searchByRange({ start: dayOf('start'), end: dayOf('end') }, today());
  if (!search.ok) return search;
  return { ok: true, criteria: { ...search.criteria, ...stateCriteria(values.state) } };
}
