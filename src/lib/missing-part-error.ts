/**
 * A part of the portal that loads on demand could not be loaded: for want of a network, else mostly because a newer version was
 * deployed meanwhile.
 */
export class MissingPartError extends Error {
  readonly isOffline = !navigator.onLine;

  constructor() {
    super('a part of the portal could not be loaded');
    this.name = 'MissingPartError';
  }
}

/** An imported part. Rejects with `MissingPartError` when it did not come. */
export async function orMissingPart<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch {
    throw new MissingPartError();
  }
}

/** Whether a worker's `error` is that its script did not come: only what breaks within a script has a message. */
export function isMissingScript(error: Event): boolean {
  return !('message' in error);
}
