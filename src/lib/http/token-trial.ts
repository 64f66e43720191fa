/**
 * Whether a server took the token of the sign-in that happened on this page; null where nobody signed in here. A token that no
 * server ever took is a matter of the installation, not of the session's age.
 */
let isTaken: boolean | null = null;

export function beginTokenTrial(): void {
  isTaken = false;
}

/** An answer to a call with the token. */
export function noteTokenTaken(): void {
  if (isTaken === false) isTaken = true;
}

export function wasTokenNeverTaken(): boolean {
  return isTaken === false;
}

export function endTokenTrial(): void {
  isTaken = null;
}
