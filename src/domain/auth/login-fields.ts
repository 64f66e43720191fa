import { plainDocument } from '@/domain/base/document-number';
import type { FormReading } from '@/domain/base/form-reading';

/** What the sign-in form holds. */
export interface LoginFields {
  readonly user: string;
  readonly password: string;
  /** Id of the chosen document type, empty when none is. */
  readonly documentType: string;
}

export const EMPTY_LOGIN_FIELDS: LoginFields = { user: '', password: '', documentType: '' };

/** The user as it is sent: without the spaces around it, a document without the points and spaces with which it is printed. */
export function sentUser(typed: string, isDocument: boolean): string {
  return isDocument ? plainDocument(typed) : typed.trim();
}

/** The user is sent without surrounding spaces, the password exactly as typed; neither may be blank. */
export function readLogin(
  fields: LoginFields,
): FormReading<LoginFields, 'user' | 'password', 'required'> {
  const user = fields.user.trim();
  const isBlank = fields.password.trim() === '';
  if (user !== '' && !isBlank) return { ok: true, value: { ...fields, user } };
  return {
    ok: false,
    problems: {
      ...(user === '' && { user: 'required' }),
      ...(isBlank && { password: 'required' }),
    },
  };
}
