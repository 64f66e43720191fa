/**
 * One moment as two clocks tell it, in milliseconds. `wall` is the epoch and jumps when somebody sets the clock; `steady` never
 * jumps, but may stand still while the computer sleeps. Only moments of the same page compare.
 */
export interface Moment {
  readonly wall: number;
  readonly steady: number;
}

export interface SessionTimes {
  readonly signedInAt: Moment;
  /** The last sign of the user, in whichever tab. */
  readonly activeAt: Moment;
}

export type SessionPhase =
  | { readonly kind: 'active' }
  | { readonly kind: 'warning'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/** How long the warning is shown after the idle minutes. */
const WARNING = 20_000;
/** No session is longer, however busy. */
export const LONGEST_SESSION = 8 * 3_600_000;
const MINUTE = 60_000;

/**
 * Milliseconds from one moment to a later one: what the clock that went further says, so that neither sleep nor a clock set back
 * hides time.
 */
export function elapsed(since: Moment, now: Moment): number {
  return Math.max(0, now.wall - since.wall, now.steady - since.steady);
}

/** A wall-clock instant kept by an earlier page or told by another tab, as a moment of this page; one from the future counts as now. */
export function momentOf(wall: number, now: Moment): Moment {
  const age = Math.max(0, now.wall - wall);
  return { wall: now.wall - age, steady: now.steady - age };
}

/** Where a session stands after its idle minutes: active, about to end, or over. */
export function sessionPhase(times: SessionTimes, now: Moment, idleMinutes: number): SessionPhase {
  const left = idleMinutes * MINUTE + WARNING - elapsed(times.activeAt, now);
  if (left <= 0 || elapsed(times.signedInAt, now) >= LONGEST_SESSION) return { kind: 'over' };
  if (left > WARNING) return { kind: 'active' };
  return { kind: 'warning', secondsLeft: Math.ceil(left / 1000) };
}
