import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, useEffect } from 'react';

import { orderSearchOptions } from '@/api/orders/filter-orders';
import type { FoundOrder } from '@/api/orders/found-orders';
import { ALL_AREAS } from '@/domain/catalogues/area';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { useTranslation } from '@/i18n/translation';
import { useErrorText } from '@/ui/errors/use-error-text';

/** Opens an order of the patient by its number; null for one that cannot be opened from here. */
export type OpenByNumber = (order: string) => (() => void) | null;

/** In a context: it changes with the list, and only what names other orders needs it. */
export const OpenByNumberContext = createContext<OpenByNumber>(() => null);

interface Openers {
  readonly listed: readonly FoundOrder[];
  readonly opened: OrderSummary | null;
  readonly onlyValidated: boolean;
  /** Opens an order of the list. */
  readonly select: (order: OrderSummary) => void;
  /** Takes over a search that has its answer; null where nobody searches by number. */
  readonly showFound: ((criteria: SearchCriteria) => void) | null;
}

const TOAST = 'open-by-number';

/**
 * Opens orders of the patient whose order is open, as a click in the list would. One that is not listed is looked for, while list
 * and order stay: the reader may not have it, for histories reach further than lists do. The number alone is not enough: two
 * patients with one order number are two orders.
 */
export function useOpenByNumber({
  listed,
  opened,
  onlyValidated,
  select,
  showFound,
}: Openers): OpenByNumber {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const patient = opened?.patientIdDB;
  const isTheirs = (order: string) => (one: OrderSummary) =>
    one.order === order && one.patientIdDB === patient;
  const criteriaOf = (order: string): SearchCriteria => ({ order, area: ALL_AREAS });

  const lookup = useMutation({
    gcTime: 0,
    mutationFn: async (order: string) => {
      const filter = { ...criteriaOf(order), onlyValidated };
      const { items, unreadable } = await queryClient.query(orderSearchOptions(filter));
      if (items.some(isTheirs(order))) return 'found';
      // A record that could not be read may be the one.
      return unreadable > 0 ? 'unread' : 'none';
    },
  });
  const { isPending, variables: wanted, reset } = lookup;
  useEffect(() => {
    if (!isPending) return undefined;
    notifications.show({
      id: TOAST,
      loading: true,
      autoClose: false,
      withCloseButton: false,
      message: t('history.orderAwaited', { order: wanted }),
    });
    return () => {
      notifications.hide(TOAST);
    };
  }, [isPending, wanted, t]);
  // Whoever turned to another order meanwhile stays there.
  useEffect(() => reset, [opened, reset]);

  const say = (message: string) => {
    notifications.show({ color: 'yellow', message });
  };
  const find = (order: string) => {
    lookup.mutate(order, {
      onSuccess: (outcome) => {
        if (outcome === 'found') showFound?.(criteriaOf(order));
        else if (outcome === 'none') say(t('history.orderNotYours', { order }));
        else say(`${t('history.orderFailed', { order })} ${t('errors.kind.contract')}`);
      },
      onError: (error) => {
        say(`${t('history.orderFailed', { order })} ${errorText(error)}`);
      },
    });
  };

  return (order) => {
    const entry = listed.find(isTheirs(order));
    if (entry !== undefined) {
      return () => {
        select(entry);
      };
    }
    if (showFound === null) return null;
    return () => {
      find(order);
    };
  };
}
