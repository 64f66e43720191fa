import {
  DEMOGRAPHIC_USER,
  LABORATORY_USER,
  USER_TYPES_IN_ORDER,
  type UserTypeCode,
} from '@/domain/auth/user-type';

import type { UserTypeSetting } from './user-type-setting';

/** A user type as the login offers it. */
export interface LoginType {
  readonly type: UserTypeCode;
  /** The web-query demographic's name for type 5; null for the types that have a name of their own. */
  readonly name: string | null;
  /** Welcome message; empty when the laboratory wrote none. */
  readonly message: string;
  /** Bare base64; empty when none. */
  readonly image: string;
}

/**
 * The types that the login shows, in their fixed order (docs/behaviour.md §2, Login screen): the visible ones, laboratory
 * users always, and demographic users only with the name of their demographic (null when they are not available).
 */
export function loginTypes(
  settings: readonly UserTypeSetting[],
  demographicName: string | null,
): readonly LoginType[] {
  return USER_TYPES_IN_ORDER.flatMap((type) => {
    const setting = settings.find((candidate) => candidate.type === type);
    if (setting?.visible !== true && type !== LABORATORY_USER) return [];
    if (type === DEMOGRAPHIC_USER && demographicName === null) return [];
    const name = type === DEMOGRAPHIC_USER ? demographicName : null;
    return [{ type, name, message: setting?.message ?? '', image: setting?.image ?? '' }];
  });
}
