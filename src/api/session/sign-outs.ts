import { LONGEST_SESSION } from '@/domain/auth/session-time';
import { clearDevice, readDevice, writeDevice } from '@/lib/session/device-storage';
import { readInteger } from '@/lib/wire/scalars';

const STORAGE_KEY = 'signOuts';
/** A user's mark (`userMark`) and the instant of the sign-out in epoch milliseconds. */
const SIGN_OUT = /([\da-z]{1,16})@(\d{1,16})/g;

/** The sign-outs that a session can be older than: when each user's was, by mark. */
function recentSignOuts(now: number): ReadonlyMap<string, number> {
  const kept = [...(readDevice(STORAGE_KEY) ?? '').matchAll(SIGN_OUT)];
  const all = kept.map(([, mark = '', instant = '']) => [mark, readInteger(instant) ?? 0] as const);
  return new Map(all.filter(([, instant]) => Math.abs(now - instant) < LONGEST_SESSION));
}

function keep(signOuts: ReadonlyMap<string, number>): void {
  const texts = [...signOuts].map(([mark, instant]) => `${mark}@${instant}`);
  if (texts.length === 0) clearDevice(STORAGE_KEY);
  else writeDevice(STORAGE_KEY, texts.join(' '));
}

/**
 * Leaves word of a sign-out to the user's tabs that stand at another site and hear nothing. Where the host has the browser forget
 * what all tabs keep, the word goes with it: then no tab has a session left either.
 */
export function noteSignOut(mark: string): void {
  const now = Date.now();
  keep(new Map([...recentSignOuts(now), [mark, now]]));
}

/**
 * No sign-out of a user lies ahead of their new session, which begins at `instant`: a clock that was fast at the last one and was set
 * since would end this one too.
 */
export function noteSignIn(mark: string, instant: number): void {
  const signOuts = recentSignOuts(Date.now());
  if ((signOuts.get(mark) ?? 0) > instant) keep(new Map([...signOuts, [mark, instant]]));
}

/** Whether a user signed out, in whichever tab, after the instant at which a session began. */
export function hasSignedOutSince(mark: string, instant: number): boolean {
  return (recentSignOuts(Date.now()).get(mark) ?? 0) > instant;
}

/** Forgets the sign-outs that no session is older than. */
export function forgetOldSignOuts(): void {
  keep(recentSignOuts(Date.now()));
}
