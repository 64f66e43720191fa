import { useTranslation } from '@/i18n/translation';
import { isUnconfirmed } from '@/lib/http/api-error';
import { FailureAlert } from '@/ui/errors/failure-alert';
import { useErrorText } from '@/ui/errors/use-error-text';

import type { RecoveryFailure } from './send-recovery';

const REFUSAL_TEXTS = {
  'no-address': 'message.0095',
  'unknown-user': 'recovery.userNotFound',
  other: 'message.0096',
} as const;

/** Why no mail is on its way, what became of the old password, and what to do. */
export function RecoveryFailureAlert({ failure }: { readonly failure: RecoveryFailure }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  switch (failure.kind) {
    case 'refused':
      return (
        <FailureAlert title={t('recovery.failed')} error={null}>
          <div>{t(REFUSAL_TEXTS[failure.refusal])}</div>
          {failure.isErased && <div>{t('recovery.erasedNoAddress')}</div>}
        </FailureAlert>
      );
    case 'failed': {
      const { error } = failure;
      const isOpen = isUnconfirmed(error);
      return (
        <FailureAlert
          title={t(isOpen ? 'recovery.maybeErasedTitle' : 'recovery.failed')}
          error={error}
        >
          <div>{errorText(error)}</div>
          {isOpen && <div>{t('recovery.maybeErased')}</div>}
        </FailureAlert>
      );
    }
    case 'not-sent':
      return (
        <FailureAlert title={t('recovery.notSentTitle')} error={null}>
          <div>{t('message.0204')}</div>
          <div>{t('recovery.erased')}</div>
        </FailureAlert>
      );
    case 'mail-failed': {
      const { error } = failure;
      const isOpen = error === null || isUnconfirmed(error);
      return (
        <FailureAlert
          title={t(isOpen ? 'recovery.unsureTitle' : 'recovery.notSentTitle')}
          error={error}
        >
          {error !== null && <div>{errorText(error)}</div>}
          {isOpen && <div>{t('recovery.unsure')}</div>}
          <div>{t('recovery.erased')}</div>
        </FailureAlert>
      );
    }
  }
}
