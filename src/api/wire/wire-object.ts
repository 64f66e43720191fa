import { isObject } from '@/domain/base/is-object';
import { required } from '@/lib/wire/readers';

const DANGEROUS_NAMES = new Set(['__proto__', 'constructor', 'prototype']);
/** Objects of the LIS whose server class knows a sign-in. */
const SIGN_IN_OWNERS = new Set(['physician', 'auxiliaryPhysicians', 'account']);
const SIGN_IN_NAMES = new Set(['user', 'username', 'login']);
/** No order is this deep; what is deeper would only exhaust the stack. */
const MAX_DEPTH = 64;

interface Place {
  readonly depth: number;
  readonly ownsSignIn: boolean;
}

function isDropped(name: string, { ownsSignIn }: Place): boolean {
  const isSecret = /passw|contrase/i.test(name);
  return (
    isSecret || DANGEROUS_NAMES.has(name) || (ownsSignIn && SIGN_IN_NAMES.has(name.toLowerCase()))
  );
}

function copyRecord(value: object, place: Place): Record<string, unknown> {
  const kept = Object.entries(value).filter(([name]) => !isDropped(name, place));
  return Object.fromEntries(
    kept.map(([name, inner]) => [
      name,
      copy(inner, { depth: place.depth + 1, ownsSignIn: SIGN_IN_OWNERS.has(name) }),
    ]),
  );
}

function copy(value: unknown, place: Place): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (place.depth > MAX_DEPTH) return null;
  if (!Array.isArray(value)) return copyRecord(value, place);
  return value.map((item) => copy(item, { ...place, depth: place.depth + 1 }));
}

/**
 * A copy of a wire object without passwords and sign-in names; everything else, unknown fields included, stays as received,
 * because the object is sent back to the LIS.
 */
function withoutSecrets(value: object): Record<string, unknown> {
  return copyRecord(value, { depth: 0, ownsSignIn: false });
}

/** A JSON object kept whole, without its secrets. */
export const wireObject = required((value) => (isObject(value) ? withoutSecrets(value) : null));
