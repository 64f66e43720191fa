import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import type { Settings } from '@/domain/configuration/settings';
import { maskAddress } from '@/domain/mail/mail-address';
import { asksForUser, readRecovery, type RecoveryFields } from '@/domain/password/recovery-fields';
import { Dialog } from '@/ui/dialog/dialog';
import { useUnloadWarning } from '@/ui/editing/use-unload-warning';
import { formResolver } from '@/ui/form-resolver';

import { RecoveryFailureAlert } from './recovery-failure-alert';
import { RecoverySent } from './recovery-sent';
import type { RecoveryFailure } from './send-recovery';
import { useRecovery } from './use-recovery';
import classes from './recovery-dialog.module.css';

interface RecoveryDialogProps {
  readonly type: UserTypeCode;
  readonly settings: Settings;
  readonly onClose: () => void;
}

const NOTHING_TYPED: RecoveryFields = { user: '', email: '' };

/**
 * The dialog "Recuperar contraseña". What was typed stays until the mail is sent. Nobody leaves it meanwhile: the old password
 * may be gone with the call, and the mail and the words about it would be lost.
 */
export function RecoveryDialog({ type, settings, onClose }: RecoveryDialogProps) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<RecoveryFailure | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const recover = useRecovery(settings);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: NOTHING_TYPED,
    resolver: formResolver((fields: RecoveryFields) => readRecovery(fields, type)),
  });
  const { errors, isSubmitting } = formState;
  // The mail is sent once the old password is erased: whoever loads the page anew in between has neither.
  useUnloadWarning(() => isSubmitting);

  const emailProblem =
    errors.email?.type === 'email-missing' ? 'recovery.emailRequired' : 'recovery.emailMalformed';
  const submit = handleSubmit(async (request) => {
    setFailure(null);
    const outcome = await recover(request);
    if (outcome === null) return;
    if (outcome.kind !== 'sent') {
      setFailure(outcome);
      return;
    }
    setSentTo(maskAddress(outcome.address));
  });

  if (sentTo !== null) {
    return (
      <Dialog title={t('recovery.sentTitle')} onClose={onClose}>
        <RecoverySent address={sentTo} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={t('recovery.title')} onClose={isSubmitting ? null : onClose}>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <Text size="sm">{t('recovery.help')}</Text>
        {failure !== null && <RecoveryFailureAlert failure={failure} />}
        {asksForUser(type) && (
          <TextInput
            {...register('user')}
            label={t(type === PATIENT ? 'login.document' : 'recovery.user')}
            error={errors.user && t(type === PATIENT ? 'login.documentRequired' : 'message.0097')}
            size="md"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            translate="no"
            data-gramm="false"
          />
        )}
        <TextInput
          {...register('email')}
          type="email"
          label={t('recovery.email')}
          error={errors.email && t(emailProblem)}
          size="md"
          autoComplete="email"
          spellCheck={false}
          translate="no"
          data-gramm="false"
        />
        <Button type="submit" size="md" fullWidth loading={isSubmitting}>
          {t('recovery.send')}
        </Button>
        <p className={classes.hint} role="status">
          {isSubmitting && t('recovery.sending')}
        </p>
      </form>
    </Dialog>
  );
}
