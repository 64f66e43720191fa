import type { RuntimeProblem } from './runtime-reader';

/** A kind of value in the runtime file, and what is said of another. */
export interface Kind<T> {
  readonly is: (value: unknown) => value is T;
  readonly problem: RuntimeProblem['problem'];
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

export const YES_OR_NO: Kind<boolean> = {
  is: (value) => typeof value === 'boolean',
  problem: 'not-a-yes-or-no',
};

export const NUMBER: Kind<number> = { is: isNumber, problem: 'not-a-number' };

export const NUMBERS: Kind<readonly number[]> = {
  is: (value) => Array.isArray(value) && value.every(isNumber),
  problem: 'not-a-list',
};

const OFFSET = /^[+-]/;

/** Whether the browser knows a time zone of this name. An offset such as `-05:00` is none: only the newer ones of our browsers take it. */
export function isTimeZone(name: string): boolean {
  if (OFFSET.test(name)) return false;
  // Every start asks this, and a format takes several times as long to make as the list; its other names for a zone are not in it.
  if (Intl.supportedValuesOf('timeZone').includes(name)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
