/**
 * User types by their numeric code (docs/behaviour.md §1): 1 physician, 2 patient, 3 account (customer), 4
 * laboratory user, 5 demographic user, 6 rate.
 */
export type UserTypeCode = 1 | 2 | 3 | 4 | 5 | 6;

/** The order in which the login offers the types (docs/behaviour.md §2, Login screen). */
export const USER_TYPES_IN_ORDER: readonly UserTypeCode[] = [1, 6, 2, 3, 4, 5];

/** Patients search nothing and see their own orders (docs/behaviour.md §2). */
export const PATIENT: UserTypeCode = 2;

/** Accounts, the only ones that may pack the reports of many orders (docs/behaviour.md §6). */
export const CUSTOMER: UserTypeCode = 3;

/** Laboratory users keep their tile whatever the server says (docs/behaviour.md §4, User type settings). */
export const LABORATORY_USER: UserTypeCode = 4;

/** Narrows a wire number to a user type; null for every other number. */
export function userTypeCode(value: number | null): UserTypeCode | null {
  return USER_TYPES_IN_ORDER.find((code) => code === value) ?? null;
}
