/** A user of the portal service. No screen shows users; the fields are the two whose meaning is certain (contract, PortalUser). */
export interface PortalUser {
  readonly id: number;
  readonly userName: string;
}

/** What a user may change of the own profile (contract, ProfileUpdate). */
export interface UserProfile extends PortalUser {
  readonly identification: string;
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  /** Bare base64 picture; empty when none. */
  readonly photo: string;
}
