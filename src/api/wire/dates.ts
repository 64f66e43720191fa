// Instants as servers send them: epoch milliseconds, as number or text. Witnesses: docs/contract.md, Deviations.
import { readInteger } from '@/lib/wire/scalars';

const HOUR = 3_600_000;
/** Of a time before, only the first days of other systems' calendars (30 December 1899, 1 January 1900) are sent. */
const FIRST_BIRTH = Date.UTC(1900, 0, 2);
/** March 1973 in milliseconds: what is smaller are seconds or a day number, for no laboratory's system is so old. */
const FIRST_EVENT = 100_000_000_000;
/** Later years fill empty dates (9999-12-31). */
const LATEST = Date.UTC(2200, 0, 1);

/**
 * True for likely epoch seconds or a day number. As milliseconds those are the weeks around New Year 1970, and who was born then
 * was so at midnight of some zone; 0 is the empty value of other systems.
 */
function isNoBirth(number: number): boolean {
  const isNearZero = Math.abs(number) * 1000 < LATEST;
  return number === 0 || (isNearZero && number % HOUR !== 0);
}

/** When a patient was born; null for everything that could be no birth. */
export function birth(wire: unknown): number | null {
  const number = readInteger(wire);
  if (number === null || isNoBirth(number)) return null;
  return number >= FIRST_BIRTH && number < LATEST ? number : null;
}

/** When something happened in a laboratory; null for everything that could be no such instant. */
export function event(wire: unknown): number | null {
  const number = readInteger(wire);
  return number !== null && number >= FIRST_EVENT && number < LATEST ? number : null;
}
