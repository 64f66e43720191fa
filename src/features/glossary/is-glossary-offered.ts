import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import { runtimeConfig } from '@/lib/runtime-config';

const PATIENTS: readonly number[] = [PATIENT];

/** Whether the laboratory explains its tests to users of this type. */
export function isGlossaryOffered(userType: UserTypeCode): boolean {
  return (runtimeConfig().glossary ?? PATIENTS).includes(userType);
}
