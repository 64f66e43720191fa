import { USER_TYPES_IN_ORDER, type UserTypeCode } from '@/domain/auth/user-type';

import type { UserTypeSetting } from './user-type-setting';

/** What a quantity of 0 looks like on screen. */
export const ALL_ORDERS = '*';

/** One user type as the form holds it. */
export interface UserTypeRow {
  readonly type: UserTypeCode;
  readonly message: string;
  /** Bare base64, as stored; empty when none. */
  readonly image: string;
  /** `*` or digits. */
  readonly quantity: string;
  readonly visible: boolean;
  readonly confidential: boolean;
  readonly onlyValidated: boolean;
}

/** The rows of the types that the server keeps, in the login's order. */
export function userTypeRows(settings: readonly UserTypeSetting[]): readonly UserTypeRow[] {
  return USER_TYPES_IN_ORDER.flatMap((type) => {
    const setting = settings.find((candidate) => candidate.type === type);
    if (setting === undefined) return [];
    const { quantityOrder, ...same } = setting;
    return [{ ...same, quantity: quantityOrder === 0 ? ALL_ORDERS : String(quantityOrder) }];
  });
}
