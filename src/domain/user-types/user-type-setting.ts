import type { UserTypeCode } from '@/domain/auth/user-type';

/** How one user type signs in and what it may see. */
export interface UserTypeSetting {
  readonly type: UserTypeCode;
  /** Welcome message, plain text. */
  readonly message: string;
  /** Bare base64 picture; empty when none. */
  readonly image: string;
  readonly visible: boolean;
  readonly confidential: boolean;
  /** Largest number of orders listed; 0 means all (shown as `*`). */
  readonly quantityOrder: number;
  /** True when this type sees validated tests only (state 4 or more). */
  readonly onlyValidated: boolean;
}
