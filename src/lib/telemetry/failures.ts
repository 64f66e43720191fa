type Hear = (error: unknown) => void;

/** Nobody, until the installation wants to know. */
let hear: Hear | null = null;

/** Has every failed call and every part that failed told to one listener. */
export function hearFailures(listener: Hear): void {
  hear = listener;
}

/** Tells that something failed; where nobody listens, the error is not even held. */
export function tellFailure(error: unknown): void {
  hear?.(error);
}
