import { userTypeCode, type UserTypeCode } from '@/domain/auth/user-type';
import { readDevice, writeDevice } from '@/lib/session/device-storage';
import { readInteger } from '@/lib/wire/scalars';

/** The user type that last signed in on this device; null when none did. The type only, nothing personal. */
export function lastUserType(): UserTypeCode | null {
  return userTypeCode(readInteger(readDevice('lastUserType')));
}

/** Keeps the user type for the next sign-in on this device. */
export function keepUserType(type: UserTypeCode): void {
  writeDevice('lastUserType', String(type));
}
