import type { Authorization } from './authorization';

const OFFSET = 0x81_1c_9d_c5;
const PRIME = 0x01_00_01_93;

/** A 32-bit FNV-1a digest. Should two texts ever share one, a tab has to sign in once more than needed. */
function digest(text: string): string {
  let hash = OFFSET;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME);
  }
  return (hash >>> 0).toString(36);
}

/** Tells the tabs of one user, in however many sessions, from those of others, without naming anybody. */
export function userMark({
  type,
  id,
  userName,
}: Pick<Authorization, 'type' | 'id' | 'userName'>): string {
  return digest(JSON.stringify([type, id, userName.trim().toLowerCase()]));
}

/** Tells the tabs that hold one token, without giving it away. */
export function tokenMark({ authToken }: Pick<Authorization, 'authToken'>): string {
  return digest(authToken);
}
