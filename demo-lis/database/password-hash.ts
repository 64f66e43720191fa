import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

// The demo's passwords are published on start-up: a low cost lets hundreds of accounts be hashed within a second.
const COST = { N: 256, r: 8, p: 1 };
const KEY_BYTES = 32;

/**
 * Hashes a password with scrypt.
 * @param plain the password as typed
 * @param salt only for seeding, where the same seed must give the same database
 * @returns `scrypt$salt$key`, both base64
 */
export function hashPassword(plain: string, salt: Uint8Array = randomBytes(16)): string {
  const key = scryptSync(plain, salt, KEY_BYTES, COST);
  return `scrypt$${Buffer.from(salt).toString('base64')}$${key.toString('base64')}`;
}

/** Whether `plain` is the password behind `hash`; an empty or foreign hash matches nothing. */
export function verifyPassword(plain: string, hash: string): boolean {
  const [scheme, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const stored = Buffer.from(key, 'base64');
  const typed = scryptSync(plain, Buffer.from(salt, 'base64'), KEY_BYTES, COST);
  return stored.length === KEY_BYTES && timingSafeEqual(stored, typed);
}
