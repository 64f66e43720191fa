import { CUSTOMER, DEMOGRAPHIC_USER, RATE, type UserTypeCode } from '@/domain/auth/user-type';
import type { Settings } from '@/domain/configuration/settings';

/** Whoever looks after many people's orders from outside the laboratory. */
const CUSTOMERS: readonly UserTypeCode[] = [CUSTOMER, DEMOGRAPHIC_USER, RATE];

/**
 * Reports are packed by customers of every kind, where the setting allows them; `types` are the user types that the installation names instead,
 * null for none.
 */
export function mayPack(
  userType: UserTypeCode,
  { reports }: Pick<Settings, 'reports'>,
  types: readonly number[] | null,
): boolean {
  if (types !== null) return types.includes(userType);
  return CUSTOMERS.includes(userType) && reports.zipForCustomers;
}
