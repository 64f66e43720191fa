import {
  DEMOGRAPHIC_USER,
  LABORATORY_USER,
  USER_TYPES_IN_ORDER,
  userTypeCode,
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

/** How the login offers the types. */
interface LoginOrder {
  /** Name of the web-query demographic; null when it is not available. */
  readonly demographicName: string | null;
  /** Codes in the laboratory's order; types that it does not name follow in the usual one. */
  readonly order: readonly number[];
}

/**
 * The types that the login shows: the visible ones, laboratory users always, and demographic users only with the name of their
 * demographic.
 */
export function loginTypes(
  settings: readonly UserTypeSetting[],
  { demographicName, order }: LoginOrder,
): readonly LoginType[] {
  const named = order.map(userTypeCode).filter((type) => type !== null);
  return [...new Set([...named, ...USER_TYPES_IN_ORDER])].flatMap((type) => {
    const setting = settings.find((candidate) => candidate.type === type);
    if (setting?.visible !== true && type !== LABORATORY_USER) return [];
    if (type === DEMOGRAPHIC_USER && demographicName === null) return [];
    const name = type === DEMOGRAPHIC_USER ? demographicName : null;
    return [{ type, name, message: setting?.message ?? '', image: setting?.image ?? '' }];
  });
}
