import { loginRefusal, type RefusalMessage } from '@/domain/auth/login-refusal';

/**
 * Why the print screen shows nothing: the link is none or its order is unknown, its question was answered wrong too often, nobody
 * was preset, or the preset user was refused.
 */
export type PrintRefusal =
  | 'link'
  | 'tries'
  | 'no-user'
  | 'key'
  | 'licence'
  | 'inactive'
  | 'invalid-user'
  | 'wrong-password'
  | 'attempts'
  | 'expired'
  | 'no-password'
  | 'directory';

/** The reader of a link can do nothing about the preset account, so the sign-in's advice is left out. */
const REFUSALS: Readonly<Record<RefusalMessage, PrintRefusal>> = {
  '0017': 'invalid-user',
  '0164': 'inactive',
  '0165': 'inactive',
  '0166': 'expired',
  '0175': 'directory',
  '0176': 'directory',
  '0177': 'directory',
  '0180': 'licence',
  '0188': 'no-password',
  '0242': 'wrong-password',
  '0244': 'wrong-password',
  '0247': 'attempts',
};

const KEY_TIMEOUT = /^(?:\d*\|)?\s*timeout\s*(?:\||$)/i;

/** Reads a refused sign-in of the preset user: the table of the sign-in with the print screen's own words. */
export function printRefusal(entries: readonly string[]): PrintRefusal {
  if (entries.some((entry) => KEY_TIMEOUT.test(entry))) return 'key';
  const { texts, forcedChange } = loginRefusal(entries);
  if (forcedChange !== null) return 'expired';
  return REFUSALS[texts[0]?.key ?? '0017'];
}
