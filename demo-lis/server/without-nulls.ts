/** Drops null properties of an object, as most classes of the servers do (contract, 1.5); nested objects stay as they are. */
export function withoutNulls(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
