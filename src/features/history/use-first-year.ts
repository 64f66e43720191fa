import { useSettings } from '@/api/configuration/get-configuration';
import { firstSearchedYear } from '@/domain/orders/search-years';
import { today } from '@/lib/dates/dates';

/** The first year whose results a history holds, besides those of the open order. */
export function useFirstYear(): number {
  return firstSearchedYear(today(), useSettings().search.yearsBack);
}
