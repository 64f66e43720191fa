import { service } from '@/api/origins';
import type { RecoveryAccount, RecoveryRequest } from '@/domain/auth/password-recovery';
import { boolean, listOf, optional, record, requiredIdentifier, text } from '@/lib/schema';

/** An empty last part would make another address of it. */
const NOTHING = '-';

const accountSchema = record(
  {
    success: boolean,
    token: requiredIdentifier,
    user: optional(record({ userName: text, email: text }, (user) => user)),
  },
  ({ success, token, user }): { success: boolean; account: RecoveryAccount } => ({
    success: success === true,
    account: { token, userName: user?.userName ?? '', email: user?.email ?? '' },
  }),
);

/**
 * GET service `/authentication/passwordrecovery/…` (spec §7): the account to write to, null when none was found. The server
 * erases the stored password with this very call: call it once, on the user's order, and never again by itself. Rejects with
 * `rejected` and an envelope whose message is `n|text` (contract §2).
 */
export async function startPasswordRecovery(
  { first, type, second }: RecoveryRequest,
  signal?: AbortSignal,
): Promise<RecoveryAccount | null> {
  const { items } = await service(listOf(accountSchema), {
    path: '/authentication/passwordrecovery/{username}/{type}/{history}',
    values: { username: first.trim() || NOTHING, type, history: second.trim() || NOTHING },
    limit: 'credentials',
    signal,
    token: '',
  });
  return items.find(({ success }) => success)?.account ?? null;
}
