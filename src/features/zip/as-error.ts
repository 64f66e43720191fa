/** Whatever was thrown, as an error. */
export function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error('unexpected', { cause });
}
