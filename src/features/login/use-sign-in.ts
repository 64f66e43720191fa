import { useEffect, useRef, useState } from 'react';

import { login } from '@/api/authentication/login';
import type { Authorization } from '@/domain/auth/authorization';
import type { Credentials } from '@/domain/auth/login-outcome';
import { loginRefusal, type LoginRefusal } from '@/domain/auth/login-refusal';
import { ApiError } from '@/lib/api-error';

const SLOW_MILLISECONDS = 5000;
/** A patient with a password to change may not enter (spec §4, Login flow). */
const PASSWORD_TO_CHANGE: LoginRefusal = { message: '0166' };

export type SignInFailure =
  | { readonly kind: 'refused'; readonly refusal: LoginRefusal }
  | { readonly kind: 'failed'; readonly error: unknown };

type Attempt =
  { readonly kind: 'signed-in'; readonly authorization: Authorization } | SignInFailure;

async function attempt(credentials: Credentials, signal: AbortSignal): Promise<Attempt> {
  try {
    const outcome = await login(credentials, signal);
    if (outcome.kind === 'refused') {
      return { kind: 'refused', refusal: loginRefusal(outcome.entries) };
    }
    const { changePassword, authorization } = outcome;
    return changePassword && authorization.type === 2
      ? { kind: 'refused', refusal: PASSWORD_TO_CHANGE }
      : { kind: 'signed-in', authorization };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'unauthorized';
    return isRefused ? { kind: 'refused', refusal: loginRefusal([]) } : { kind: 'failed', error };
  }
}

/**
 * One sign-in at a time (safety.md B14); the password passes through and is kept nowhere. `signIn` resolves to what came of it,
 * null when it was cancelled or another one is under way.
 */
export function useSignIn(onSignedIn: (authorization: Authorization) => void) {
  const [failure, setFailure] = useState<SignInFailure | null>(null);
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
    setFailure(null);
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, SLOW_MILLISECONDS);
    const result = await attempt(credentials, controller.signal);
    clearTimeout(timer);
    setIsSlow(false);
    running.current = null;
    if (controller.signal.aborted) return null;
    if (result.kind === 'signed-in') onSignedIn(result.authorization);
    else setFailure(result);
    return result.kind;
  };

  const forgetFailure = () => {
    setFailure(null);
  };
  return { signIn, cancel, failure, forgetFailure, isSlow };
}
