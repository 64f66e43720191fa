import type { UserTypeCode } from '@/domain/auth/user-type';

/** The servers confirm a change of physicians and rates like any other, and change nothing. */
const UNPROVEN: readonly UserTypeCode[] = [1, 6];

/** Whether a server's confirmation means that the password of such a user was changed. */
export function provesChange(type: UserTypeCode): boolean {
  return !UNPROVEN.includes(type);
}
