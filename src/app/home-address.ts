import { readAuthorization } from '@/api/session/authorization-store';
import { resetToken } from '@/features/password/reset-token';

/** Where "Ir al inicio" leads: the dashboard for who is signed in, else the login. */
export function homeAddress(): string {
  return readAuthorization() === null ? '/' : '/dashboard';
}

/**
 * Whether the root leads on to the dashboard: a login there would look as if nobody were signed in. A reset link opens its form
 * whoever is.
 */
export function isPastDoor(): boolean {
  return readAuthorization() !== null && resetToken() === null;
}
