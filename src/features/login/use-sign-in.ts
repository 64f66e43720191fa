import { useEffect, useRef, useState } from 'react';

import { login } from '@/api/authentication/login';
import type { Authorization } from '@/domain/auth/authorization';
import type { Credentials } from '@/domain/auth/login-outcome';
import { type ForcedChange, loginRefusal, type LoginRefusal } from '@/domain/auth/login-refusal';
import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';

const SLOW_MILLISECONDS = 5000;

export type SignInFailure =
  | { readonly kind: 'refused'; readonly refusal: LoginRefusal }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Who has to set a new password before entering. */
interface PasswordToChange extends ForcedChange {
  readonly userName: string;
  readonly type: UserTypeCode;
}

type Attempt =
  | { readonly kind: 'signed-in'; readonly authorization: Authorization }
  | { readonly kind: 'change-password'; readonly change: PasswordToChange }
  | SignInFailure;

function refused(entries: readonly string[], { user, type }: Credentials): Attempt {
  const refusal = loginRefusal(entries);
  const { forcedChange } = refusal;
  return forcedChange === null
    ? { kind: 'refused', refusal }
    : { kind: 'change-password', change: { ...forcedChange, userName: user, type } };
}

async function attempt(credentials: Credentials, signal: AbortSignal): Promise<Attempt> {
  try {
    const outcome = await login(credentials, signal);
    if (outcome.kind === 'refused') return refused(outcome.entries, credentials);
    const { changePassword, authorization } = outcome;
    if (!changePassword || authorization.type !== PATIENT) {
      return { kind: 'signed-in', authorization };
    }
    // The token is let go: until the change is made there is no session that an address could lead into.
    const { id, userName, type, administrator } = authorization;
    return { kind: 'change-password', change: { userId: id, userName, type, administrator } };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/**
 * One sign-in at a time; the password passes through and is kept nowhere. `signIn` resolves to what came
 * of it, null when it was cancelled or another one is under way.
 */
export function useSignIn(onSignedIn: (authorization: Authorization) => void) {
  const [problem, setProblem] = useState<Exclude<Attempt, { kind: 'signed-in' }> | null>(null);
  const [isSlow, setIsSlow] = useState(false);
  const running = useRef<AbortController | null>(null);

  const cancel = () => {
    running.current?.abort();
  };
  useEffect(() => cancel, []);

  const signIn = async (credentials: Credentials): Promise<Attempt['kind'] | null> => {
    if (running.current !== null) return null;
    const controller = new AbortController();
    running.current = controller;
    setProblem(null);
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, SLOW_MILLISECONDS);
    const result = await attempt(credentials, controller.signal);
    clearTimeout(timer);
    setIsSlow(false);
    running.current = null;
    if (controller.signal.aborted) return null;
    if (result.kind === 'signed-in') onSignedIn(result.authorization);
    else setProblem(result);
    return result.kind;
  };

  const forgetProblem = () => {
    setProblem(null);
  };
  return { signIn, cancel, problem, forgetProblem, isSlow };
}
