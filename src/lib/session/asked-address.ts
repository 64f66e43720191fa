/** What an entry of the history keeps of whoever was sent elsewhere: the address that was asked for. */
export function asking(address: string): { readonly asked: string } {
  return { asked: address };
}

/** The address of the portal that an entry of the history says was asked for; null for none. */
export function askedAddress(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('asked' in state)) return null;
  const { asked } = state;
  return typeof asked === 'string' && /^\/(?![/\\])/.test(asked) ? asked : null;
}
