import type { PasswordInputProps } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { useState } from 'react';

import type { FormReading } from '@/domain/base/form-reading';
import {
  type PasswordField,
  type PasswordMessage,
  passwordProblems,
} from '@/domain/password/password-problems';
import type { PasswordRules } from '@/domain/password/password-rules';
import { useTranslation } from '@/i18n/translation';
import { formResolver } from '@/ui/form-resolver';

interface LeftEvent {
  readonly target: { readonly value: string };
}

/**
 * The fields that were left, whose problems may be told. When a press elsewhere took the focus, a problem that appeared in the
 * middle of it would move the very button that is being pressed, so the press is waited for, and empty fields are left alone.
 */
function useLeftFields() {
  const [left, setLeft] = useState<readonly PasswordField[]>([]);
  const leave = (field: PasswordField) => {
    setLeft((known) => (known.includes(field) ? known : [...known, field]));
  };
  const handlersOf = (field: PasswordField) => ({
    onKeyDown: ({ key }: { readonly key: string }) => {
      if (key === 'Tab') leave(field);
    },
    onBlur: ({ target }: LeftEvent) => {
      const afterPress = () =>
        setTimeout(() => {
          if (target.value !== '') leave(field);
        });
      window.addEventListener('pointerup', afterPress, { once: true });
    },
  });
  const forget = () => {
    setLeft([]);
  };
  return { left, handlersOf, forget };
}

/** What the form holds; `current` stays empty where it is not asked for. */
export interface Passwords {
  readonly current: string;
  readonly password: string;
  readonly repetition: string;
}

const NOTHING_TYPED: Passwords = { current: '', password: '', repetition: '' };

/** The reset view has its own words for the same two problems. */
const RESET_TEXTS: Partial<Record<PasswordMessage, '0100' | '0101'>> = {
  '0020': '0101',
  '0162': '0100',
};

interface PasswordFieldsOptions {
  readonly purpose: 'change' | 'force' | 'reset';
  readonly rules: PasswordRules;
}

/** The three fields, what is wrong with them right now, and the words for it. */
export function usePasswordFields({ purpose, rules }: PasswordFieldsOptions) {
  const { t } = useTranslation();
  const asksCurrent = purpose === 'change';
  const problemsOf = (typed: Passwords) =>
    passwordProblems({ ...typed, current: asksCurrent ? typed.current : null }, rules);
  const read = (typed: Passwords): FormReading<Passwords, PasswordField, PasswordMessage> => {
    const found = problemsOf(typed);
    if (found.length === 0) return { ok: true, value: typed };
    const entries = found.map(({ field, message }) => [field, message] as const);
    return { ok: false, problems: Object.fromEntries(entries) };
  };
  const form = useForm({ defaultValues: NOTHING_TYPED, resolver: formResolver(read) });
  const typed = { ...NOTHING_TYPED, ...useWatch({ control: form.control }) };
  const problems = problemsOf(typed);
  const { errors } = form.formState;
  const { left, handlersOf, forget } = useLeftFields();

  const labelOf = (field: PasswordField) => {
    if (field === 'current') return t('message.0241');
    return t(field === 'password' ? 'password.new' : 'password.repeat');
  };
  const wordsFor = (message: PasswordMessage) => {
    const reworded = purpose === 'reset' ? RESET_TEXTS[message] : undefined;
    return t(`message.${reworded ?? message}`);
  };
  /** The server's word about a field, else what is wrong with what was typed and left there. */
  const errorOf = (field: PasswordField): string | undefined => {
    const said = errors[field]?.message;
    if (said !== undefined) return said;
    const problem = problems.find((candidate) => candidate.field === field);
    const isTold = problem !== undefined && left.includes(field);
    return isTold ? wordsFor(problem.message) : undefined;
  };
  const [first] = problems;
  const isBegun = left.length > 0 || Object.values(typed).some((value) => value !== '');
  // What a password lacks stands in the list of its rules.
  const told = problems.find(({ message }) => message !== '0153');
  /** Why nothing can be saved yet; undefined before anything was done, when it would only complain. */
  const reason =
    told &&
    isBegun &&
    t('password.reason', { field: labelOf(told.field), problem: wordsFor(told.message) });

  /** What a field's input needs. */
  const inputOf = (field: PasswordField): PasswordInputProps => {
    const { onKeyDown, onBlur } = handlersOf(field);
    return {
      ...form.register(field, { onBlur }),
      onKeyDown,
      label: labelOf(field),
      error: errorOf(field),
    };
  };
  const empty = () => {
    form.reset();
    forget();
  };
  const isReady = first === undefined;
  return { form, password: typed.password, asksCurrent, inputOf, wordsFor, isReady, reason, empty };
}
