import { sentUser } from '@/domain/auth/login-fields';
import type { RecoveryRequest } from '@/domain/auth/password-recovery';
import {
  CUSTOMER,
  DEMOGRAPHIC_USER,
  LABORATORY_USER,
  PATIENT,
  PHYSICIAN,
  RATE,
  type UserTypeCode,
} from '@/domain/auth/user-type';
import type { FormReading } from '@/domain/base/form-reading';
import type { Settings } from '@/domain/configuration/settings';
import { isMailAddress } from '@/domain/mail/mail-address';

/** What the form "Recuperar contraseña" holds. */
export interface RecoveryFields {
  readonly user: string;
  readonly email: string;
}

export type RecoveryProblem = 'user-missing' | 'email-missing' | 'email-malformed';

const FIELD_OF: Readonly<Record<RecoveryProblem, keyof RecoveryFields>> = {
  'user-missing': 'user',
  'email-missing': 'email',
  'email-malformed': 'email',
};

/** Rate users are asked for their address only. */
export function asksForUser(type: UserTypeCode): boolean {
  return type !== RATE;
}

/** Laboratory users never recover a password themselves. */
export function mayRecover(type: UserTypeCode): boolean {
  return type !== LABORATORY_USER;
}

/** Whether the sign-in offers "¿Olvidó su contraseña?" to users of a type. */
export function offersRecovery(type: UserTypeCode, { login }: Settings): boolean {
  return login.passwordRecovery && mayRecover(type);
}

/** What keeps the recovery from being sent, in the order of the fields. */
export function recoveryProblems(
  { user, email }: RecoveryFields,
  type: UserTypeCode,
): readonly RecoveryProblem[] {
  const problems: RecoveryProblem[] = [];
  if (asksForUser(type) && user.trim() === '') problems.push('user-missing');
  if (email.trim() === '') problems.push('email-missing');
  else if (!isMailAddress(email)) problems.push('email-malformed');
  return problems;
}

/**
 * Which value goes where in the recovery call: physicians and accounts are looked up by the first value as user name, rate users
 * likewise by the only value they give, patients by address and history number, demographic users by the last value as user name.
 */
export function recoveryRequest(fields: RecoveryFields, type: UserTypeCode): RecoveryRequest {
  const user = sentUser(fields.user, type === PATIENT);
  const email = fields.email.trim();
  switch (type) {
    case PATIENT:
    case DEMOGRAPHIC_USER:
      return { first: email, type, second: user };
    case RATE:
      return { first: email, type, second: '' };
    case PHYSICIAN:
    case CUSTOMER:
    case LABORATORY_USER:
      return { first: user, type, second: '' };
  }
}

/** The call that the fields ask for, or which of them to mend. */
export function readRecovery(
  fields: RecoveryFields,
  type: UserTypeCode,
): FormReading<RecoveryRequest, keyof RecoveryFields, RecoveryProblem> {
  const problems = recoveryProblems(fields, type);
  if (problems.length === 0) return { ok: true, value: recoveryRequest(fields, type) };
  return {
    ok: false,
    problems: Object.fromEntries(problems.map((problem) => [FIELD_OF[problem], problem])),
  };
}
