let controller = new AbortController();

/** The session that a call begins in: as soon as it ended the signal is aborted, and an answer that arrives then must not be used. */
export function sessionSignal(): AbortSignal {
  return controller.signal;
}

/** Ends the session of the network: aborts what is under way and discards what still arrives. Call it on every sign-out. */
export function abortSession(): void {
  controller.abort();
  controller = new AbortController();
}

/** The same for a page that is about to be replaced: its screens still stand, and nothing that they ask for leaves it any more. */
export function closeNetwork(): void {
  controller.abort();
}
