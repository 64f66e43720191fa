import { hasHidden } from '@/domain/base/hidden-characters';

/** Stands where some system on the way could not read a character: what it was, nobody can tell any more. */
const LOST_CHARACTER = '\ufffd';
/** Most texts, and of 100,000 orders each is asked: nothing beside ASCII, nor the bracket of a hidden character that was written out. */
const UNSUSPICIOUS = /^[\n\t\x20-\x5a\x5c-\x7e]*$/;

/** True for a text that lost a character before it reached the portal, such as `Nu\ufffdez`, or that holds hidden ones. */
export function isDamaged(text: string): boolean {
  return !UNSUSPICIOUS.test(text) && (text.includes(LOST_CHARACTER) || hasHidden(text));
}

/** How many of these records have a damaged text among their own fields. */
export function countDamaged(records: readonly object[]): number {
  return records.filter((record) =>
    Object.values(record).some((value) => typeof value === 'string' && isDamaged(value)),
  ).length;
}
