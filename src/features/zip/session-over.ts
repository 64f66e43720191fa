import { ApiError } from '@/lib/http/api-error';

/** True when a server no longer accepts the session: no further call can succeed (docs/contract.md §1.2). */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unauthorized';
}
