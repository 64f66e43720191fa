import type { UserTypeCode } from './user-type';

/**
 * The user type the login starts with: the one last used on this device while it is still offered, else the laboratory's choice;
 * null for nobody, unless only one is offered.
 */
export function preferredUserType(
  offered: readonly UserTypeCode[],
  lastUsed: UserTypeCode | null,
  byDefault: number,
): UserTypeCode | null {
  const isOffered = (wanted: number | null) => offered.find((type) => type === wanted);
  const only = offered.length === 1 ? offered[0] : undefined;
  return isOffered(lastUsed) ?? isOffered(byDefault) ?? only ?? null;
}
