import { useQuery } from '@tanstack/react-query';

import { orderSearchOptions } from '@/api/orders/filter-orders';
import type { Authorization } from '@/domain/auth/authorization';
import type { Settings } from '@/domain/configuration/settings';
import type { OrderFilter } from '@/domain/orders/order-filter';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { searchedSpan } from '@/domain/orders/searched-span';
import { visibilityRules } from '@/domain/results/visibility/visible-tests';
import { ZipButton } from '@/features/zip/zip-button';

import { useSearchedWords } from './use-searched-words';
import { useZipPorts } from './use-zip-ports';

interface OrdersZipProps {
  /** The search whose orders are listed. */
  readonly filter: OrderFilter;
  readonly authorization: Authorization;
  readonly settings: Settings;
}

const NO_ORDERS: readonly OrderSummary[] = [];

/** The zip of the orders of a search. A list that is being searched, or that belongs to an earlier search, is not packed. */
export function OrdersZip({ filter, authorization, settings }: OrdersZipProps) {
  // Only looks at the answer: this part may come after a failed search, and would ask again by itself.
  const search = useQuery({ ...orderSearchOptions(filter), enabled: false });
  const searched = useSearchedWords(filter, settings.dateFormat);
  const { onlyValidated } = filter;
  const rules = visibilityRules(settings.results, { onlyValidated, authorization });
  const ports = useZipPorts({ authorization, settings, rules });
  return (
    <ZipButton
      orders={search.data?.items ?? NO_ORDERS}
      searched={searched}
      spanDays={searchedSpan(filter)}
      ports={ports}
    />
  );
}
