import type { Authorization } from '@/domain/auth/authorization';
import { userMark } from '@/domain/auth/session-mark';
import { elapsed, momentOf, type SessionTimes } from '@/domain/auth/session-time';
import { userTypeCode } from '@/domain/auth/user-type';
import { parseJson } from '@/lib/http/parse-json';
import {
  boolean,
  integer,
  orElse,
  record,
  requiredIdentifier,
  requiredInteger,
  restriction,
  text,
} from '@/lib/wire/readers';
import { readClocks } from '@/lib/session/session-clock';
import { clearTab, readTab, writeTab } from '@/lib/session/tab-storage';

import { hasSignedOutSince, noteSignIn } from './sign-outs';

const STORAGE_KEY = 's';

/** Who is signed in, and since when. */
interface Session {
  readonly authorization: Authorization;
  readonly times: SessionTimes;
  /** Whoever signed in was an administrator. After a reload it gives no right, because storage can be forged; it only asks for more. */
  readonly administered: boolean;
}

const storedReader = record(
  {
    authToken: requiredIdentifier,
    userName: text,
    id: requiredInteger,
    confidential: boolean,
    type: integer,
    signedInAt: requiredInteger,
    activeAt: requiredInteger,
    administered: restriction,
  },
  ({ type, confidential, signedInAt, activeAt, administered, ...stored }): Session | null => {
    const code = userTypeCode(type);
    if (code === null) return null;
    const now = readClocks();
    return {
      authorization: {
        ...stored,
        type: code,
        confidential: confidential === true,
        photo: '',
        administrator: false,
      },
      times: { signedInAt: momentOf(signedInAt, now), activeAt: momentOf(activeAt, now) },
      administered,
    };
  },
);
const storedSession = orElse(storedReader, null);

let current: Session | null = null;
let loaded = false;
const listeners = new Set<() => void>();

function readStored(): Session | null {
  const stored = readTab(STORAGE_KEY);
  if (stored === null) return null;
  try {
    return storedSession(parseJson(stored));
  } catch {
    return null;
  }
}

/** A tab that stood at another site has not heard that its user signed out. */
function loadStored(): Session | null {
  const session = readStored();
  if (session === null) return null;
  const { authorization, times } = session;
  if (!hasSignedOutSince(userMark(authorization), times.signedInAt.wall)) return session;
  clearTab();
  return null;
}

function readSession(): Session | null {
  if (!loaded) {
    current = loadStored();
    loaded = true;
  }
  return current;
}

function keep({ authorization, times, administered }: Session): void {
  const { authToken, userName, id, confidential, type } = authorization;
  const signedInAt = Math.round(times.signedInAt.wall);
  const activeAt = Math.round(times.activeAt.wall);
  const session = { authToken, userName, id, confidential, type, signedInAt, activeAt };
  const stored = administered ? { ...session, administered } : session;
  writeTab(STORAGE_KEY, JSON.stringify(stored));
}

function change(session: Session | null): void {
  current = session;
  loaded = true;
  for (const listener of listeners) listener();
}

/** Who is signed in; the same object until it changes. Survives a reload of the tab, not its closing. */
export function readAuthorization(): Authorization | null {
  return readSession()?.authorization ?? null;
}

/** Whether an administrator signed in and a reload took the right away; they get it back by signing in again. */
export function hasLostAdministration(): boolean {
  const session = readSession();
  return session?.administered === true && !session.authorization.administrator;
}

/** Since when the session lasts and when its user was last seen; null when nobody is signed in. */
export function readSessionTimes(): SessionTimes | null {
  return readSession()?.times ?? null;
}

/**
 * Keeps who signed in, now. The administrator flag and the photo stay in memory: storage can be edited by hand, so after a
 * reload nobody is an administrator until the next sign-in.
 */
export function writeAuthorization(authorization: Authorization): void {
  const now = readClocks();
  const times = { signedInAt: now, activeAt: now };
  const session = { authorization, times, administered: authorization.administrator };
  noteSignIn(userMark(authorization), now.wall);
  keep(session);
  change(session);
}

/**
 * Notes that the user was there at `wall` (epoch milliseconds), seen in this tab or told by another. What lies before the last
 * sign changes nothing.
 */
export function noteActivity(wall: number): void {
  const session = readSession();
  if (session === null) return;
  const now = readClocks();
  const { times } = session;
  const activeAt = momentOf(wall, now);
  if (elapsed(activeAt, now) >= elapsed(times.activeAt, now)) return;
  current = { ...session, times: { ...times, activeAt } };
  keep(current);
}

/** Writes the session into the tab again: a sign-out in another tab may have had the browser wipe what all tabs keep. */
export function keepAuthorization(): void {
  const session = readSession();
  if (session !== null) keep(session);
}

/** Forgets who was signed in, in memory and in the tab. */
export function clearAuthorization(): void {
  clearTab();
  change(null);
}

/** Forgets who was signed in on this page alone: the tab may keep somebody else by now. */
export function forgetAuthorization(): void {
  change(null);
}

/** Whether the tab keeps the session of this page; one that the browser kept for "Back" may know a session that is over. */
export function isAuthorizationKept(): boolean {
  const stored = loadStored();
  return stored !== null && stored.authorization.authToken === readAuthorization()?.authToken;
}

/** Calls back on every sign-in and sign-out; returns the way to stop. Fits `useSyncExternalStore`. */
export function subscribeAuthorization(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
