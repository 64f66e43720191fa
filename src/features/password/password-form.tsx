import { Alert, Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PasswordProblem } from '@/domain/password/password-problems';
import type { PasswordRules } from '@/domain/password/password-rules';
import { ApiError } from '@/lib/api-error';
import { useErrorText } from '@/ui/use-error-text';
import { useSingleCall } from '@/ui/use-single-call';

import { PasswordGuide } from './password-guide';
import { PasswordInput } from './password-input';
import type { SaveOutcome } from './save-outcome';
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
  /** Stands beside the save button. */
  readonly children?: ReactNode;
}

type Failure = Extract<SaveOutcome, { readonly kind: 'refused' | 'failed' }>;

/** Whether the server may have stored the password without saying so. */
function isUnconfirmed(error: unknown): boolean {
  return error instanceof ApiError && ['timeout', 'contract'].includes(error.kind);
}

/**
 * The form of every new password: at the first sign-in, from the dashboard and profile, and behind the reset link (spec §5).
 * What was typed stays until it is stored or its current password is refused, and then only that field empties.
 */
export function PasswordForm(props: PasswordFormProps) {
  const { purpose, rules, userName, onSubmit, onSaved, children } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const reasonId = useId();
  const [failure, setFailure] = useState<Failure | null>(null);
  const callOnce = useSingleCall();
  const { form, password, asksCurrent, inputOf, wordsFor, reason, empty } = usePasswordFields({
    purpose,
    rules,
  });
  const { handleSubmit, resetField, setError, setFocus, formState } = form;
  const { isSubmitting } = formState;

  const showRefusal = ({ field, message }: PasswordProblem) => {
    if (field === 'current' && !asksCurrent) return false;
    if (field === 'current') resetField('current');
    setError(field, { message: wordsFor(message) });
    setFocus(field);
    return true;
  };
  const submit = handleSubmit(async (passwords) => {
    if (reason !== undefined) return;
    setFailure(null);
    const outcome = await callOnce((signal) => onSubmit(passwords, signal));
    if (outcome === null) return;
    if (outcome.kind === 'saved' || outcome.kind === 'ended') {
      empty();
      if (outcome.kind === 'saved') onSaved();
    } else if (outcome.kind === 'failed' || !showRefusal(outcome.problem)) setFailure(outcome);
  });
  const failureText = (shown: Failure) => {
    if (shown.kind === 'refused') return wordsFor(shown.problem.message);
    return isUnconfirmed(shown.error) ? t('password.unconfirmed') : errorText(shown.error);
  };

  return (
    <form className={classes['form']} onSubmit={(event) => void submit(event)} noValidate>
      {failure !== null && (
        <Alert
          color="red"
          role="alert"
          title={t(failure.kind === 'refused' ? 'password.refused' : 'password.failed')}
        >
          {failureText(failure)}
        </Alert>
      )}
      <VisuallyHidden>
        <input
          type="text"
          value={userName}
          readOnly
          tabIndex={-1}
          aria-hidden
          autoComplete="username"
        />
      </VisuallyHidden>
      {asksCurrent && <PasswordInput {...inputOf('current')} autoComplete="current-password" />}
      <PasswordInput {...inputOf('password')} autoComplete="new-password" />
      {rules.policy && <PasswordGuide password={password} administrator={rules.administrator} />}
      <PasswordInput {...inputOf('repetition')} autoComplete="new-password" />
      <Button
        type="submit"
        size="md"
        fullWidth
        disabled={reason !== undefined}
        loading={isSubmitting}
        aria-describedby={reasonId}
      >
        {t('password.save')}
      </Button>
      <p id={reasonId} className={classes['hint']} role="status">
        {isSubmitting ? t('password.saving') : reason}
      </p>
      {children}
    </form>
  );
}
