import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import type { Settings } from '@/domain/configuration/settings';
import { maskAddress } from '@/domain/mail/mail-address';
import { asksForUser, readRecovery, type RecoveryFields } from '@/domain/password/recovery-fields';
import { Dialog } from '@/ui/dialog/dialog';
import { useUnloadWarning } from '@/ui/editing/use-unload-warning';
import { formResolver } from '@/ui/form-resolver';
import { runtimeConfig } from '@/lib/runtime-config';
import { PhoneLink } from '@/ui/links/phone-link';
import type { RecoveryAccount, RecoveryRequest } from '@/domain/auth/password-recovery';
import { useTranslation } from '@/i18n/translation';
import { useSingleCall } from '@/ui/waiting/use-single-call';

import { RecoveryFailureAlert } from './recovery-failure-alert';
import {
  findAccount,
  mailAccount,
  type RecoveryFailure,
  type RecoveryOutcome,
} from './send-recovery';
import classes from './recovery-dialog.module.css';

interface Found {
  readonly request: RecoveryRequest;
  readonly account: RecoveryAccount;
}

function isSame(one: RecoveryRequest, other: RecoveryRequest): boolean {
  return one.first === other.first && one.second === other.second && one.type === other.type;
}

/**
 * Recovers a password, one attempt at a time. The account that was found stays in memory while its dialog is open, so that a mail
 * that failed is sent again with the same token, and the server is not asked to erase anything twice. The call resolves to null
 * while another one runs.
 */
function useRecovery(settings: Settings) {
  const { t } = useTranslation();
  const callOnce = useSingleCall();
  const found = useRef<Found | null>(null);
  const accountOf = async (request: RecoveryRequest, signal: AbortSignal) => {
    const known = found.current;
    if (known !== null && isSame(known.request, request)) return known.account;
    const account = await findAccount(request, signal);
    found.current = 'kind' in account ? null : { request, account };
    return account;
  };
  return (request: RecoveryRequest) =>
    callOnce(async (signal): Promise<RecoveryOutcome> => {
      const account = await accountOf(request, signal);
      if ('kind' in account) return account;
      return mailAccount(account, { settings, subject: t('message.0094') }, signal);
    });
}

interface RecoverySentProps {
  /** Masked. */
  readonly address: string;
  readonly onClose: () => void;
}

/** That the mail is on its way, and what to do when it does not come. It stays until it is closed. */
function RecoverySent({ address, onClose }: RecoverySentProps) {
  const { t } = useTranslation();
  const { phone } = runtimeConfig();
  return (
    <Stack>
      <Text role="status">{t('message.0102', { address })}</Text>
      <Text>
        {t('recovery.notYet')}{' '}
        {phone !== '' && (
          <>
            {t('recovery.callNow')} <PhoneLink phone={phone} />.
          </>
        )}
      </Text>
      <Button onClick={onClose}>{t('app.close')}</Button>
    </Stack>
  );
}

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
