import { useTranslation } from 'react-i18next';

import type { RecoveryProblem } from '@/domain/password/recovery-fields';
import { ApiError } from '@/lib/api-error';
import { useErrorText } from '@/ui/use-error-text';

import type { RecoveryOutcome } from './send-recovery';

const PROBLEM_TEXTS = {
  'user-missing': 'message.0097',
  'email-missing': 'recovery.emailRequired',
  'email-malformed': 'recovery.emailMalformed',
} as const satisfies Record<RecoveryProblem, string>;

const REFUSAL_TEXTS = {
  'no-address': 'message.0095',
  'unknown-user': 'recovery.userNotFound',
  other: 'message.0096',
} as const;

function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'timeout';
}

/** The words of the recovery (spec §5 and §8). */
export function useRecoveryText() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return {
    problemText: (problem: RecoveryProblem) => t(PROBLEM_TEXTS[problem]),
    failureText: (failure: Exclude<RecoveryOutcome, { readonly kind: 'sent' }>) => {
      if (failure.kind === 'refused') return t(REFUSAL_TEXTS[failure.refusal]);
      if (failure.kind === 'not-sent') return t('message.0204');
      // The mail may be on its way.
      return isTimeout(failure.error) ? t('recovery.unconfirmed') : errorText(failure.error);
    },
  };
}
