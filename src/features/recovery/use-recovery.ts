import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { RecoveryAccount, RecoveryRequest } from '@/domain/auth/password-recovery';
import type { Settings } from '@/domain/configuration/settings';
import { useSingleCall } from '@/ui/waiting/use-single-call';

import { findAccount, mailAccount, type RecoveryOutcome } from './send-recovery';

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
export function useRecovery(settings: Settings) {
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
