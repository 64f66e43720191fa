import { CUSTOMER, type UserTypeCode } from '@/domain/auth/user-type';
import type { Settings } from '@/domain/configuration/settings';

/**
 * Reports are packed by customers, where the setting allows them; `types` are the user types that the installation names instead,
 * null for none.
 */
export function mayPack(
  userType: UserTypeCode,
  { reports }: Pick<Settings, 'reports'>,
  types: readonly number[] | null,
): boolean {
  if (types !== null) return types.includes(userType);
  return userType === CUSTOMER && reports.zipForCustomers;
}
