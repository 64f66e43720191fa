/** What was, what is, and what was undone. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** Where the last change was made: what is typed there in one go is one step. */
  readonly place: string | null;
}

/** Steps back that are kept; a value shares with the one before all that did not change. */
const MOST_STEPS = 500;

/** A history that begins with a value. */
export function beginHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [], place: null };
}

/** The history with another value. Changes of one place in a row are undone together; `place` null is a step of its own. */
export function withChange<Value>(
  history: History<Value>,
  present: Value,
  place: string | null,
): History<Value> {
  const isOneGo = place !== null && place === history.place;
  const past = isOneGo ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [], place };
}

/** The history where what comes next is a step of its own, wherever it is made. */
export function atRest<Value>(history: History<Value>): History<Value> {
  return history.place === null ? history : { ...history, place: null };
}

/** One step back; the same history where there is none. */
export function undone<Value>({ past, present, future, ...rest }: History<Value>): History<Value> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future, ...rest };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], place: null };
}

/** One step forward again; the same history where there is none. */
export function redone<Value>({ past, present, future, ...rest }: History<Value>): History<Value> {
  const [next, ...later] = future;
  if (next === undefined) return { past, present, future, ...rest };
  return { past: [...past, present], present: next, future: later, place: null };
}
