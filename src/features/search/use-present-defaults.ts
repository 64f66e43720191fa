import { useEffect, useEffectEvent, useRef } from 'react';

import { dayNumber } from '@/domain/base/day';

import { initialValues, type SearchFormState } from './search-values';
import { useToday } from './use-today';

/** Fields that begin with what is today. */
const DAYS = ['date', 'start', 'end', 'year'] as const;

/** Keeps the first dates and the year of a search those of the present day while a page stays open; what somebody chose stays. */
export function usePresentDefaults(form: SearchFormState, dateFormat: string): void {
  const day = dayNumber(useToday());
  const chosen = useRef(new Set<string>());
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
    const present = initialValues(dateFormat);
    for (const name of DAYS) {
      if (!chosen.current.has(name)) form.setValue(name, present[name]);
    }
  });
  useEffect(() => {
    follow();
  }, [day]);
}
