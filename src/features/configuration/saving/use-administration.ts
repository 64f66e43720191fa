import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { formResolver } from '@/ui/form-resolver';
import { useSingleCall } from '@/ui/use-single-call';

import { readAdministration } from './read-administration';
import {
  hasEdits,
  partHasEdits,
  reloadSettings,
  savePart,
  type AdministrationConflict,
  type SavedPart,
  type Unstored,
} from './save-administration';
import { settledForm } from './settled-form';

/** Why a save did not come to its end. */
export type SaveProblem =
  | {
      readonly kind: 'failed';
      readonly part: SavedPart | 'reload';
      readonly error: unknown;
      /** The other part is stored and will not be sent again. */
      readonly isConfigurationSaved: boolean;
    }
  | ({ readonly kind: 'ignored' } & Unstored);

const PARTS: readonly SavedPart[] = ['configuration', 'userTypes'];

/**
 * The form of the administration and its saving: everything typed stays until it is stored, a part that is stored is not sent
 * again, and values that somebody else stored meanwhile are chosen from.
 */
export function useAdministration(
  loaded: AdministrationForm,
  onSaved: () => void,
  parts: readonly SavedPart[] = PARTS,
) {
  const queryClient = useQueryClient();
  const callOnce = useSingleCall();
  const [base, setBase] = useState(loaded);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [conflict, setConflict] = useState<AdministrationConflict | null>(null);
  const stored = useRef(new Set<SavedPart>());
  const form = useForm({
    defaultValues: loaded,
    resolver: formResolver((values: AdministrationForm) => readAdministration(values, base)),
    mode: 'onTouched',
    shouldFocusError: false,
  });

  /** Takes over what is stored now as what edits are counted against. */
  const standOn = (now: AdministrationForm, values: AdministrationForm) => {
    setBase(now);
    form.reset(values, { keepTouched: true });
  };
  /** Runs one step; a failure is told and goes on to the cache, which ends a refused session. */
  const step = async <T>(part: SavedPart | 'reload', run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      const isConfigurationSaved = part === 'userTypes' && stored.current.has('configuration');
      setProblem({ kind: 'failed', part, error, isConfigurationSaved });
      throw error;
    }
  };

  const save = async (start: AdministrationForm, signal: AbortSignal): Promise<boolean> => {
    let now = start;
    for (const part of parts) {
      const edit = { base: now, wanted: form.getValues() };
      if (stored.current.has(part) && !partHasEdits(edit, part)) continue;
      const outcome = await step(part, () => savePart(edit, part, signal));
      if ('part' in outcome) {
        setConflict(outcome);
        return false;
      }
      stored.current.add(part);
      now = { ...now, [part]: outcome[part] };
      standOn(now, outcome);
    }
    const {
      stored: found,
      keys,
      fields,
    } = await step('reload', () => reloadSettings(queryClient, now, signal));
    if (keys.length === 0 && fields.length === 0) return true;
    setBase(found);
    setProblem({ kind: 'ignored', keys, fields });
    return false;
  };
  // The form's values, the mail password among them, are no part of what the cache keeps.
  const saving = useMutation({
    mutationFn: (start: AdministrationForm) => callOnce((signal) => save(start, signal)),
    gcTime: 0,
    onSuccess: (isSaved) => {
      if (isSaved === true) onSaved();
    },
  });
  const start = (from: AdministrationForm) => {
    setProblem(null);
    saving.mutate(from);
  };

  return {
    form,
    base,
    problem,
    conflict,
    isSaving: saving.isPending,
    hasEdits: () => hasEdits({ base, wanted: form.getValues() }),
    save: () => {
      start(base);
    },
    /** Goes on with what was chosen in a conflict. */
    settle: (takeTheirs: ReadonlySet<string>) => {
      if (conflict === null) return;
      const settled = settledForm({ base, wanted: form.getValues() }, conflict, takeTheirs);
      setConflict(null);
      standOn(settled.base, settled.wanted);
      start(settled.base);
    },
    backToEditing: () => {
      setConflict(null);
    },
  };
}
