import { useEffect, useEffectEvent, useRef } from 'react';

import { dayNumber } from '@/domain/base/day';
import type { SearchCriteria } from '@/domain/orders/order-filter';

import { initialValues, type SearchFormState } from './search-values';
import { useToday } from './use-today';

/** Fields that begin with a day near today. */
const DAYS = ['date', 'start', 'end'] as const;

/**
 * Keeps the first dates of a search those of the present day while a page stays open; what somebody chose stays, and what the tab
 * kept. Days searched at one touch take their place. The year stays as it stands: it belongs to the number that is typed beside it.
 */
export function usePresentDefaults(
  form: SearchFormState,
  dateFormat: string,
  { kept, days }: { readonly kept: SearchCriteria | null; readonly days: SearchCriteria | null },
): void {
  const day = dayNumber(useToday());
  const chosen = useRef(new Set<string>(kept === null ? [] : DAYS));
  // The form itself cannot tell: its modes take over what was typed as their defaults.
  useEffect(() => {
    const watching = form.watch((_, { name, type }) => {
      if (type === 'change' && name !== undefined) chosen.current.add(name);
    });
    return () => {
      watching.unsubscribe();
    };
  }, [form]);
  const follow = useEffectEvent(() => {
    const present = initialValues(dateFormat, null);
    for (const name of DAYS) {
      if (!chosen.current.has(name)) form.setValue(name, present[name]);
    }
  });
  const take = useEffectEvent((searched: SearchCriteria) => {
    const values = initialValues(dateFormat, searched);
    for (const name of DAYS) {
      form.setValue(name, values[name]);
      chosen.current.add(name);
    }
    form.setValue('state', values.state);
    form.setValue('area', values.area);
  });
  useEffect(() => {
    if (days !== null) take(days);
  }, [days]);
  useEffect(() => {
    follow();
  }, [day]);
}
