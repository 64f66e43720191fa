import type { FormReading } from '@/domain/base/form-reading';

import { isReportPassword } from './report-password';

/** A password that a reader thinks up, typed twice. */
export interface PasswordFields {
  readonly password: string;
  readonly again: string;
}

/** Reads the two fields: the password, or why it is none. Spaces count: they are refused, not cut. */
export function readPasswordFields({
  password,
  again,
}: PasswordFields): FormReading<PasswordFields, keyof PasswordFields, 'unusable' | 'different'> {
  if (!isReportPassword(password)) return { ok: false, problems: { password: 'unusable' } };
  if (password !== again) return { ok: false, problems: { again: 'different' } };
  return { ok: true, value: { password, again } };
}
