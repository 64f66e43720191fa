import { updatePassword } from '@/api/authentication/update-password';
import type { PasswordChange } from '@/domain/auth/password-recovery';
import { changeRefusal } from '@/domain/password/change-refusal';
import { provesChange } from '@/domain/password/proven-change';
import { ApiError } from '@/lib/http/api-error';

import type { SaveOutcome } from './save-outcome';

/**
 * Sends a change of password and reads what the server says against it. A refused token is a failure of this form, not the end
 * of the session, and nothing of it is kept: no cache, no mutation.
 */
export async function changePassword(
  change: PasswordChange,
  policy: boolean,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  try {
    await updatePassword(change, signal);
    return { kind: provesChange(change.type) ? 'saved' : 'unproven' };
  } catch (error) {
    const entries = error instanceof ApiError ? (error.envelope?.errorFields ?? []) : [];
    const problem = changeRefusal(entries, policy);
    return problem === null ? { kind: 'failed', error } : { kind: 'refused', problem };
  }
}
