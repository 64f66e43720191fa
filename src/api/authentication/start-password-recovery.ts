import { service } from '@/api/origins';
import type { RecoveryAccount, RecoveryRequest } from '@/domain/auth/password-recovery';
import { ApiError } from '@/lib/http/api-error';
import { readBoolean } from '@/lib/wire/scalars';
import { listOf, optional, record, required, text } from '@/lib/wire/readers';

/** An empty last part would make another address of it. */
const NOTHING = '-';

const PATH = '/authentication/passwordrecovery/{username}/{type}/{history}';

const accountReader = record(
  {
    success: required(readBoolean),
    token: text,
    user: optional(record({ userName: text, email: text }, (user) => user)),
  },
  ({ success, token, user }): { success: boolean; account: RecoveryAccount } => ({
    success,
    account: { token: token.trim(), userName: user?.userName ?? '', email: user?.email ?? '' },
  }),
);

/**
 * GET service `/authentication/passwordrecovery/…`: the account to write to, null when the server found none. The server erases
 * the stored password with this very call: call it once, on the user's order, and never again by itself. Rejects with `rejected`
 * and an envelope whose message is `n|text`, and with `contract` when the answer tells neither who was found nor that nobody was.
 */
export async function startPasswordRecovery(
  { first, type, second }: RecoveryRequest,
  signal?: AbortSignal,
): Promise<RecoveryAccount | null> {
  const { items, unreadable } = await service(listOf(accountReader), {
    path: PATH,
    values: { username: first.trim() || NOTHING, type, history: second.trim() || NOTHING },
    limit: 'credentials',
    signal,
    token: '',
  });
  const found = items.filter(({ success }) => success);
  const account = found.find(({ account: { token } }) => token !== '')?.account ?? null;
  if (account === null && (found.length > 0 || unreadable > 0)) {
    throw new ApiError('contract', PATH);
  }
  return account;
}
