import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { formResolver } from '@/ui/form-resolver';
import { useSingleCall } from '@/ui/waiting/use-single-call';
import { EDITOR_TEXTS } from '@/domain/configuration/editor-values';
import type { FormReading } from '@/domain/base/form-reading';

import { type ConfigurationProblem, keyProblem, quantityProblem } from './editor-problems';
import {
  type AdministrationConflict,
  type EditedParts,
  editsOf,
  hasEdits,
  mayBeStored,
  reloadSettings,
  type SavedPart,
  savePart,
  type Unconfirmed,
} from './save-administration';
import { settledForm, storedBut } from './settled-form';

/**
 * Checks what was edited. What is stored stays as it is, also when today's rules would not take it: nobody has to mend a field
 * that they never touched before they can save another.
 */
function readAdministration(
  form: AdministrationForm,
  stored: AdministrationForm,
): FormReading<AdministrationForm, string> {
  const problems: Record<string, ConfigurationProblem> = {};
  for (const key of EDITOR_TEXTS) {
    if (form.configuration[key] === stored.configuration[key]) continue;
    const problem = keyProblem(key, form.configuration);
    if (problem !== null) problems[`configuration.${key}`] = problem;
  }
  form.userTypes.forEach(({ quantity }, row) => {
    if (quantity === stored.userTypes[row]?.quantity) return;
    const problem = quantityProblem(quantity);
    if (problem !== null) problems[`userTypes.${row}.quantity`] = problem;
  });
  return Object.keys(problems).length === 0 ? { ok: true, value: form } : { ok: false, problems };
}

/** Why a save did not come to its end. */
export type SaveProblem =
  | {
      readonly kind: 'failed';
      readonly part: SavedPart | 'reload';
      readonly error: unknown;
      /** The other part is stored and will not be sent again. */
      readonly isConfigurationSaved: boolean;
    }
  | ({ readonly kind: 'ignored' } & EditedParts);

const PARTS: readonly SavedPart[] = ['configuration', 'userTypes'];
const ALL_CONFIRMED: Unconfirmed = { configuration: [], userTypes: [] };
const NOTHING: EditedParts = { keys: [], fields: [] };

/**
 * The form of the administration and its saving: everything typed stays until it is stored, a part that is stored is not sent
 * again, and values that somebody else stored meanwhile are chosen from.
 */
export function useAdministration(
  loaded: AdministrationForm,
  onSaved: (stored: AdministrationForm) => void,
  parts: readonly SavedPart[] = PARTS,
) {
  const queryClient = useQueryClient();
  const callOnce = useSingleCall();
  const [base, setBase] = useState(loaded);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [conflict, setConflict] = useState<AdministrationConflict | null>(null);
  const stored = useRef(new Set<SavedPart>());
  const unconfirmed = useRef(ALL_CONFIRMED);
  /** What was sent since the settings were last read. */
  const sent = useRef(NOTHING);
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
      if (part !== 'reload' && mayBeStored(error)) {
        const before = unconfirmed.current;
        // A copy: the form goes on with its own.
        unconfirmed.current = {
          ...before,
          [part]: [...before[part], structuredClone(form.getValues(part))],
        };
      }
      const isConfigurationSaved = part === 'userTypes' && stored.current.has('configuration');
      setProblem({ kind: 'failed', part, error, isConfigurationSaved });
      throw error;
    }
  };

  /** What is stored once everything that was sent is; null where something is still to be done. */
  const save = async (
    start: AdministrationForm,
    signal: AbortSignal,
  ): Promise<AdministrationForm | null> => {
    let now = start;
    for (const part of parts) {
      const edit = { base: now, wanted: form.getValues(), unconfirmed: unconfirmed.current };
      const { keys, fields } = editsOf(edit, part);
      if (stored.current.has(part) && keys.length + fields.length === 0) continue;
      const outcome = await step(part, () => savePart(edit, part, signal));
      if ('part' in outcome) {
        setConflict(outcome);
        return null;
      }
      stored.current.add(part);
      unconfirmed.current = { ...unconfirmed.current, [part]: [] };
      sent.current = {
        keys: [...sent.current.keys, ...keys],
        fields: [...sent.current.fields, ...fields],
      };
      now = { ...now, [part]: outcome[part] };
      standOn(now, outcome);
    }
    const saved = { saved: now, sent: sent.current };
    const found = await step('reload', () => reloadSettings(queryClient, saved, signal));
    sent.current = NOTHING;
    // What was ignored stays as it was typed; what somebody else stored is taken over.
    standOn(found.stored, storedBut(found.stored, form.getValues(), found.ignored));
    if (found.ignored.keys.length + found.ignored.fields.length === 0) return found.stored;
    setProblem({ kind: 'ignored', ...found.ignored });
    return null;
  };
  // The form's values, the mail password among them, are no part of what the cache keeps.
  const saving = useMutation({
    mutationFn: (start: AdministrationForm) => callOnce((signal) => save(start, signal)),
    gcTime: 0,
    onSuccess: (stored) => {
      if (stored !== null) onSaved(stored);
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
    hasEdits: () => hasEdits({ base, wanted: form.getValues(), unconfirmed: unconfirmed.current }),
    save: () => {
      start(base);
    },
    /** Goes on with what was chosen in a conflict. */
    settle: (takeTheirs: ReadonlySet<string>) => {
      if (conflict === null) return;
      const edit = { base, wanted: form.getValues(), unconfirmed: unconfirmed.current };
      const settled = settledForm(edit, conflict, takeTheirs);
      setConflict(null);
      standOn(settled.base, settled.wanted);
      start(settled.base);
    },
    backToEditing: () => {
      setConflict(null);
    },
  };
}
