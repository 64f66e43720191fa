import type { UserTypeCode } from './user-type';

/**
 * Whose password is to be recovered. `first` is the user name (types 1, 3, 6) or the mail address (type 2); `second` is the
 * history number (type 2), the user name (type 5) or empty.
 */
export interface RecoveryRequest {
  readonly first: string;
  readonly type: UserTypeCode;
  readonly second: string;
}

/** The account found: whom to write to, and the secret of the reset link. */
export interface RecoveryAccount {
  readonly token: string;
  readonly userName: string;
  readonly email: string;
}

/** A change of password by someone who knows the old one. */
export interface PasswordChange {
  readonly idUser: number;
  readonly userName: string;
  readonly passwordOld: string;
  readonly passwordNew: string;
  readonly type: UserTypeCode;
}
