import { LABORATORY_USER, type UserTypeCode } from '@/domain/auth/user-type';
import type { Settings } from '@/domain/configuration/settings';

/** Preliminary reports are for the laboratory's own users, where the setting allows them (VerPreliminar). */
export function mayReadPreliminary(
  userType: UserTypeCode,
  { reports }: Pick<Settings, 'reports'>,
): boolean {
  return userType === LABORATORY_USER && reports.preliminary;
}
