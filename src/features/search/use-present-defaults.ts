import { useEffect, useEffectEvent, useRef } from 'react';

import { dayNumber } from '@/domain/base/day';
import type { SearchCriteria } from '@/domain/orders/order-filter';

import { initialValues, type SearchFormState } from './search-values';
import { useToday } from './use-today';

/** Fields that begin with what is today. */
const DAYS = ['date', 'start', 'end', 'year'] as const;

/** Those that a kept search fills. */
const RANGE = ['date', 'start', 'end'];

/** Keeps the first dates and the year of a search those of the present day while a page stays open; what somebody chose stays, and what the tab kept. */
export function usePresentDefaults(
  form: SearchFormState,
  dateFormat: string,
  kept: SearchCriteria | null,
): void {
  const day = dayNumber(useToday());
  const chosen = useRef(new Set<string>(kept === null ? [] : RANGE));
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
  useEffect(() => {
    follow();
  }, [day]);
}
