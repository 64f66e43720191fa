import { Button, Modal, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';

import type { UserTypeCode } from '@/domain/auth/user-type';
import type { Settings } from '@/domain/configuration/settings';
import { maskAddress } from '@/domain/mail/mail-address';
import {
  asksForUser,
  type RecoveryFields,
  type RecoveryProblem,
  recoveryProblems,
  recoveryRequest,
} from '@/domain/password/recovery-fields';

import { RecoveryFailureAlert } from './recovery-failure-alert';
import type { RecoveryFailure } from './send-recovery';
import { useRecovery } from './use-recovery';
import classes from './recovery-dialog.module.css';

interface RecoveryDialogProps {
  readonly type: UserTypeCode;
  readonly settings: Settings;
  readonly onClose: () => void;
}

const PROBLEM_TEXTS = {
  'user-missing': 'message.0097',
  'email-missing': 'recovery.emailRequired',
  'email-malformed': 'recovery.emailMalformed',
} as const satisfies Record<RecoveryProblem, string>;

const NOTHING_TYPED: RecoveryFields = { user: '', email: '' };

/** The dialog "Recuperar contraseña" (docs/behaviour.md §5, Forgot password). What was typed stays until the mail is sent. */
export function RecoveryDialog({ type, settings, onClose }: RecoveryDialogProps) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<RecoveryFailure | null>(null);
  const recover = useRecovery(settings);
  const { register, handleSubmit, formState } = useForm<RecoveryFields>({
    defaultValues: NOTHING_TYPED,
  });
  const { errors, isSubmitting } = formState;

  const problemText = (problem: RecoveryProblem) => t(PROBLEM_TEXTS[problem]);
  const checkUser = (_: string, fields: RecoveryFields) =>
    recoveryProblems(fields, type).includes('user-missing') ? problemText('user-missing') : true;
  const checkEmail = (_: string, fields: RecoveryFields) => {
    const problem = recoveryProblems(fields, type).find((found) => found !== 'user-missing');
    return problem === undefined ? true : problemText(problem);
  };
  const submit = handleSubmit(async (fields) => {
    setFailure(null);
    const outcome = await recover(recoveryRequest(fields, type));
    if (outcome === null) return;
    if (outcome.kind !== 'sent') {
      setFailure(outcome);
      return;
    }
    const address = maskAddress(outcome.address);
    notifications.show({ message: t('message.0102', { address }), color: 'green' });
    onClose();
  });

  return (
    <Modal opened onClose={onClose} title={t('recovery.title')}>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <Text size="sm">{t('recovery.help')}</Text>
        {failure !== null && <RecoveryFailureAlert failure={failure} />}
        {asksForUser(type) && (
          <TextInput
            {...register('user', { validate: checkUser })}
            label={t('recovery.user')}
            error={errors.user?.message}
            size="md"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            translate="no"
            data-gramm="false"
          />
        )}
        <TextInput
          {...register('email', { validate: checkEmail })}
          type="email"
          label={t('recovery.email')}
          error={errors.email?.message}
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
    </Modal>
  );
}
