export const PHYSICIAN = 1;

/** Patients search nothing and see their own orders. */
export const PATIENT = 2;

/** Accounts. */
export const CUSTOMER = 3;

/** Laboratory users keep their tile whatever the server says. */
export const LABORATORY_USER = 4;

/** Demographic users bear the name of the web-query demographic, and are not offered without it. */
export const DEMOGRAPHIC_USER = 5;

export const RATE = 6;

/** The order in which the login offers the types, where the laboratory has no other. */
export const USER_TYPES_IN_ORDER = [
  PATIENT,
  PHYSICIAN,
  RATE,
  CUSTOMER,
  LABORATORY_USER,
  DEMOGRAPHIC_USER,
] as const;

/** A user type by its numeric code. */
export type UserTypeCode = (typeof USER_TYPES_IN_ORDER)[number];

/** Narrows a wire number to a user type; null for every other number. */
export function userTypeCode(value: number | null): UserTypeCode | null {
  return USER_TYPES_IN_ORDER.find((code) => code === value) ?? null;
}
