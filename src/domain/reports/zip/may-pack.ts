import { CUSTOMER, type UserTypeCode } from '@/domain/auth/user-type';
import type { Settings } from '@/domain/configuration/settings';

/** Reports are packed by customers, where the setting allows them (docs/behaviour.md §6; docs/contract.md §3). */
export function mayPack(userType: UserTypeCode, { reports }: Pick<Settings, 'reports'>): boolean {
  return userType === CUSTOMER && reports.zipForCustomers;
}
