import { Alert, Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';

import type { PasswordProblem } from '@/domain/password/password-problems';
import type { PasswordRules } from '@/domain/password/password-rules';
import { useTranslation } from '@/i18n/translation';
import { PasswordInput } from '@/ui/password-input';
import { useUnloadWarning } from '@/ui/editing/use-unload-warning';
import { useSingleCall } from '@/ui/waiting/use-single-call';

import { PasswordFailure, type PasswordFailureOutcome } from './password-failure';
import { PasswordGuide } from './password-guide';
import { mayBeStored, type SaveOutcome } from './save-outcome';
import { type Passwords, usePasswordFields } from './use-password-fields';
import classes from './password-form.module.css';

interface PasswordFormProps {
  /** Only a change asks for the current password; a reset words its problems differently. */
  readonly purpose: 'change' | 'force' | 'reset';
  readonly rules: PasswordRules;
  /** Tells a password manager whose password this is; empty when nobody knows. */
  readonly userName: string;
  readonly onSubmit: (passwords: Passwords, signal: AbortSignal) => Promise<SaveOutcome>;
  readonly onSaved: () => void;
  /** Tells when a password is on its way and when not: what comes of it has to be told, so nobody may leave the form meanwhile. */
  readonly onSaving?: (isSaving: boolean) => void;
  /** Stands beside the save button. */
  readonly children?: ReactNode;
}

/**
 * The form of every new password: at the first sign-in, from the dashboard and profile, and behind the reset link. What was typed
 * stays until it is surely stored or its current password is refused, and then only that field empties.
 */
export function PasswordForm(props: PasswordFormProps) {
  const { purpose, rules, userName, onSubmit, onSaved, onSaving, children } = props;
  const { t } = useTranslation();
  const reasonId = useId();
  const [failure, setFailure] = useState<PasswordFailureOutcome | null>(null);
  const [isMaybeStored, setIsMaybeStored] = useState(false);
  const [isRefusedSince, setIsRefusedSince] = useState(false);
  const callOnce = useSingleCall();
  const { form, password, asksCurrent, inputOf, wordsFor, isReady, reason, empty } =
    usePasswordFields({
      purpose,
      rules,
    });
  const { handleSubmit, resetField, setError, setFocus, formState } = form;
  const { isSubmitting } = formState;

  // A reload in the middle of a slow answer would leave nobody who tells whether the password is another one.
  useUnloadWarning(() => isSubmitting);

  const showRefusal = ({ field, message }: PasswordProblem) => {
    if (field === 'current' && !asksCurrent) return false;
    if (field === 'current') resetField('current');
    setError(field, { message: wordsFor(message) });
    setFocus(field);
    return true;
  };
  const submit = handleSubmit(async (passwords) => {
    setFailure(null);
    setIsRefusedSince(false);
    const outcome = await callOnce(async (signal) => {
      onSaving?.(true);
      const answer = await onSubmit(passwords, signal);
      onSaving?.(false);
      return answer;
    });
    if (outcome === null) return;
    setIsMaybeStored(mayBeStored(outcome) || (isMaybeStored && outcome.kind !== 'saved'));
    // An old password that is wrong now, or a new one that was used before, may be what the attempt without an answer did.
    setIsRefusedSince(outcome.kind === 'refused' && isMaybeStored);
    if (outcome.kind === 'saved' || outcome.kind === 'ended') {
      empty();
      if (outcome.kind === 'saved') onSaved();
    } else if (outcome.kind !== 'refused' || !showRefusal(outcome.problem)) setFailure(outcome);
  });
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {isRefusedSince && (
        <Alert color="orange" role="alert" title={t('password.maybeStoredTitle')}>
          {t('password.maybeStored')}
        </Alert>
      )}
      {failure !== null && (
        <PasswordFailure failure={failure} purpose={purpose} wordsFor={wordsFor} />
      )}
      <VisuallyHidden>
        <input
          type="text"
          value={userName}
          readOnly
          tabIndex={-1}
          aria-hidden
          autoComplete="username"
          spellCheck={false}
          translate="no"
          data-gramm="false"
        />
      </VisuallyHidden>
      {asksCurrent && <PasswordInput {...inputOf('current')} autoComplete="current-password" />}
      <PasswordInput {...inputOf('password')} autoComplete="new-password" />
      {rules.policy && <PasswordGuide password={password} administrator={rules.administrator} />}
      <PasswordInput {...inputOf('repetition')} autoComplete="new-password" />
      <Button
        type="submit"
        fullWidth
        disabled={!isReady}
        loading={isSubmitting}
        aria-describedby={reasonId}
      >
        {t('password.save')}
      </Button>
      <p id={reasonId} className={classes.hint} role="status">
        {isSubmitting ? t('password.saving') : reason}
      </p>
      {children}
    </form>
  );
}
