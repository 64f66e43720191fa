import type { UserTypeCode } from './user-type';

/** What the portal knows of the signed-in user. Held for the tab's session only. */
export interface Authorization {
  readonly authToken: string;
  readonly userName: string;
  /** User id; the patient's database id for type 2. */
  readonly id: number;
  /** Bare base64 picture; empty when none. */
  readonly photo: string;
  readonly confidential: boolean;
  readonly type: UserTypeCode;
  readonly administrator: boolean;
}
