import { readAuthorization } from '@/api/session/authorization-store';

/** Where "Ir al inicio" leads: the dashboard for who is signed in, else the login. */
export function homeAddress(): string {
  return readAuthorization() === null ? '/' : '/dashboard';
}
