import type { UserTypeCode } from './user-type';

/**
 * The user type the login starts with: the one last used on this device while it is still offered, else the first one offered;
 * null when none is (docs/behaviour.md §2, Login screen). `offered` comes in the login's order.
 */
export function preferredUserType(
  offered: readonly UserTypeCode[],
  lastUsed: UserTypeCode | null,
): UserTypeCode | null {
  return offered.find((type) => type === lastUsed) ?? offered[0] ?? null;
}
