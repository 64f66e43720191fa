import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';

import { FORM_TABS, type FormTab } from './form-tabs';
import type { FormProblem } from '@/features/configuration/saving/use-form-problems';

type Form = Pick<UseFormReturn<AdministrationForm, AdministrationForm>, 'setFocus'>;

/** Which tab is shown, and the way to one field on whichever tab it is. */
export function useOpenTab({ setFocus }: Form) {
  const [tab, setTab] = useState<FormTab>('client');
  const [wanted, setWanted] = useState<FormProblem | null>(null);

  // The field appears with its tab; before that there is nothing to focus.
  useEffect(() => {
    if (wanted?.tab === tab) setFocus(wanted.name);
  }, [wanted, tab, setFocus]);

  return {
    tab,
    openTab: (value: string | null) => {
      const next = FORM_TABS.find((candidate) => candidate === value);
      if (next === undefined) return;
      setWanted(null);
      setTab(next);
    },
    openField: (problem: FormProblem) => {
      // A new object each time: the same field may be asked for twice.
      setWanted({ ...problem });
      setTab(problem.tab);
    },
  };
}
