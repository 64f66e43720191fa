let generation = 0;
let controller = new AbortController();

/** The session that a request belongs to. */
export interface RequestSession {
  readonly signal: AbortSignal;
  /** False as soon as the session ended: an answer that arrives then must not be used. */
  readonly isCurrent: () => boolean;
}

export function currentSession(): RequestSession {
  const own = generation;
  return { signal: controller.signal, isCurrent: () => own === generation };
}

/** Ends the session of the network: aborts what is under way and discards what still arrives. Call it on every sign-out. */
export function abortSession(): void {
  generation += 1;
  controller.abort();
  controller = new AbortController();
}
