import { useState } from 'react';

import type { FieldPlace } from './field-place';
import { FORM_TABS, type FormTab } from './form-tabs';

/** Which tab is shown, and the place on whichever tab it is that somebody asked for. */
export function useOpenTab(first: FormTab) {
  const [tab, setTab] = useState<FormTab>(first);
  const [wanted, setWanted] = useState<FieldPlace | null>(null);
  return {
    tab,
    wanted: wanted?.tab === tab ? wanted : null,
    openTab: (value: string | null) => {
      const next = FORM_TABS.find((candidate) => candidate === value);
      if (next === undefined) return;
      setWanted(null);
      setTab(next);
    },
    openField: ({ tab: next, name }: FieldPlace) => {
      // A new object each time: the same field may be asked for twice.
      setWanted({ tab: next, name });
      setTab(next);
    },
  };
}
