import type { Authorization } from './authorization';
import type { UserTypeCode } from './user-type';

/** What the sign-in form sends. */
export interface Credentials {
  readonly user: string;
  readonly password: string;
  readonly type: UserTypeCode;
  /** Document type id that narrows a patient's look-up; -1 does not narrow. */
  readonly historyType: number;
}

/** What came of a sign-in. `entries` are the server's `code|text|extra` refusals, empty when it named none. */
export type LoginOutcome =
  | {
      readonly kind: 'signed-in';
      readonly authorization: Authorization;
      /** The patient must set a new password first. */
      readonly changePassword: boolean;
    }
  | { readonly kind: 'refused'; readonly entries: readonly string[] };
