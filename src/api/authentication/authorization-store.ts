import type { Authorization } from '@/domain/auth/authorization';
import { userTypeCode } from '@/domain/auth/user-type';
import { parseJson } from '@/lib/parse-json';
import { boolean, integer, record, requiredIdentifier, requiredInteger, text } from '@/lib/schema';
import { clearTab, readTab, writeTab } from '@/lib/tab-storage';

const STORAGE_KEY = 's';

const storedSchema = record(
  {
    authToken: requiredIdentifier,
    userName: text,
    id: requiredInteger,
    confidential: boolean,
    type: integer,
  },
  ({ type, confidential, ...stored }): Authorization | null => {
    const code = userTypeCode(type);
    if (code === null) return null;
    return {
      ...stored,
      type: code,
      confidential: confidential === true,
      photo: '',
      administrator: false,
    };
  },
);

let current: Authorization | null = null;
let loaded = false;
const listeners = new Set<() => void>();

function loadStored(): Authorization | null {
  try {
    return storedSchema.safeParse(parseJson(readTab(STORAGE_KEY) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

function announce(authorization: Authorization | null): void {
  current = authorization;
  loaded = true;
  for (const listener of listeners) listener();
}

/** Who is signed in; the same object until it changes. Survives a reload of the tab, not its closing. */
export function readAuthorization(): Authorization | null {
  if (!loaded) {
    current = loadStored();
    loaded = true;
  }
  return current;
}

/**
 * Keeps who signed in. The administrator flag and the photo stay in memory: storage can be edited by hand, so after a reload
 * nobody is an administrator until the next sign-in (safety.md 5.7, B2).
 */
export function writeAuthorization(authorization: Authorization): void {
  const { authToken, userName, id, confidential, type } = authorization;
  writeTab(STORAGE_KEY, JSON.stringify({ authToken, userName, id, confidential, type }));
  announce(authorization);
}

/** Forgets who was signed in, in memory and in the tab. */
export function clearAuthorization(): void {
  clearTab();
  announce(null);
}

/** Calls back on every sign-in and sign-out; returns the way to stop. Fits `useSyncExternalStore`. */
export function subscribeAuthorization(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
