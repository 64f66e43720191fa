import { isObject } from '@/domain/base/is-object';

import { readAddress, type AddressProblem } from './session/web-address';

/** One thing wrong with the runtime file. `key` is the key as written in it. */
export interface RuntimeProblem {
  readonly key: string;
  readonly problem:
    | AddressProblem
    | 'missing-file'
    | 'not-json'
    | 'not-an-object'
    | 'unknown-key'
    | 'not-a-text'
    | 'not-a-list'
    | 'not-a-yes-or-no'
    | 'not-a-number'
    | 'not-an-option'
    | 'not-a-time-zone'
    | 'other-origin'
    | 'unnamed-origin'
    | 'not-acknowledged'
    | 'missing';
}

/** Takes what is wrong with a value, or with a key inside it. */
export type Complain = (problem: RuntimeProblem['problem'], inner?: string) => void;

/** Reads a value; absent ones take the default, wrong ones a harmless value and a complaint. */
export type Kind<T> = (value: unknown, complain: Complain) => T;

type Kinds = Readonly<Record<string, Kind<unknown>>>;

/** What a table of kinds reads. */
export type Values<T extends Kinds> = { readonly [K in keyof T]: ReturnType<T[K]> };

const isNumber = (value: unknown): value is number => Number.isFinite(value);
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** A value that passes as it is. */
const plain =
  <T>(is: (value: unknown) => value is T, problem: RuntimeProblem['problem']) =>
  <F>(fallback: F): Kind<T | F> =>
  (value, complain) => {
    if (value === undefined || value === null) return fallback;
    if (is(value)) return value;
    complain(problem);
    return fallback;
  };

export const yesOrNo = plain(
  (value): value is boolean => typeof value === 'boolean',
  'not-a-yes-or-no',
);
export const number = plain(isNumber, 'not-a-number');
export const numbers = plain(
  (value): value is readonly number[] => Array.isArray(value) && value.every(isNumber),
  'not-a-list',
);
const texts = plain(
  (value): value is readonly string[] =>
    Array.isArray(value) && value.every((item) => typeof item === 'string'),
  'not-a-list',
);
export const exactText = plain((value): value is string => typeof value === 'string', 'not-a-text');

export const text =
  (fallback: string): Kind<string> =>
  (value, complain) =>
    exactText(fallback)(value, complain).trim();

/** A text with something in it. */
export const name =
  (fallback = ''): Kind<string> =>
  (value, complain) => {
    const given = value ?? fallback;
    if (typeof given === 'string' && !isName(given)) complain('missing');
    return text('')(given, complain);
  };

export const option =
  <T extends string>(
    options: readonly T[],
    fallback: NoInfer<T>,
    built: string = fallback,
  ): Kind<T> =>
  (value, complain) => {
    const given = text(built)(value, complain);
    const found = options.find((one) => one === given);
    if (found === undefined) complain('not-an-option');
    return found ?? fallback;
  };

function addressOf(source: string, complain: Complain): string {
  const read = readAddress(source);
  if ('address' in read) return read.address;
  complain(read.problem);
  return '';
}

/** An address that must be there: of an empty text the page's own origin would be asked for its own start page. */
export const address =
  (fallback = ''): Kind<string> =>
  (value, complain) => {
    const source = name(fallback)(value, complain);
    return source === '' ? '' : addressOf(source, complain);
  };

export const optionalAddress =
  (fallback = ''): Kind<string> =>
  (value, complain) => {
    const source = text(fallback)(value, complain);
    return source === '' ? '' : addressOf(source, complain);
  };

/** A folder of scripts: the page's policy runs none of another origin. */
export const ownAddress: Kind<string> = (value, complain) => {
  const found = address()(value, complain);
  if (found === '' || new URL(found).origin === new URL(document.baseURI).origin) return found;
  complain('other-origin');
  return '';
};

export const origins =
  (fallback: readonly string[]): Kind<readonly string[]> =>
  (value, complain) =>
    texts(fallback)(value, complain).map((source) => {
      const found = addressOf(source, complain);
      return found === '' ? '' : new URL(found).origin;
    });

/** A list of names, each for itself, or an object of names by names. */
export const namesByName: Kind<Readonly<Record<string, string>>> = (value, complain) => {
  const given = value ?? [];
  const entries = isObject(given) ? Object.entries(given) : null;
  const pairs = Array.isArray(given) ? given.map((one: unknown) => [one, one]) : entries;
  if (pairs?.every((pair) => pair.every(isName)) === true)
    return Object.fromEntries(pairs) as Record<string, string>;
  complain('not-a-list');
  return {};
};

const OFFSET = /^[+-]/;

/** True if the browser knows a time zone of this name. An offset such as `-05:00` is none: only the newer ones of our browsers take it. */
export function isTimeZone(zone: string): boolean {
  if (OFFSET.test(zone)) return false;
  // Every start asks this, and a format takes several times as long to make as the list; its other names for a zone are not in it.
  if (Intl.supportedValuesOf('timeZone').includes(zone)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const timeZone =
  (fallback: string): Kind<string> =>
  (value, complain) => {
    const zone = text(fallback)(value, complain);
    if (!isTimeZone(zone)) complain('not-a-time-zone');
    return zone;
  };

/** Complaints of what stands under a key. */
const under =
  (complain: Complain, key: string): Complain =>
  (problem, inner) => {
    complain(problem, inner === undefined ? key : `${key}.${inner}`);
  };

/** An object read key by key; a misspelt key would silently leave a default in force. */
export function objectOf<T extends Kinds>(kinds: T): Kind<Values<T>> {
  return (value, complain) => {
    const isRead = isObject(value);
    const values = isRead ? value : {};
    if (!isRead) complain('not-an-object');
    for (const key of Object.keys(values))
      if (!Object.hasOwn(kinds, key)) complain('unknown-key', key);
    const read = Object.entries(kinds).map(([key, kind]) => [
      key,
      // Of what is no object only that is said.
      kind(values[key], isRead ? under(complain, key) : () => undefined),
    ]);
    return Object.fromEntries(read) as Values<T>;
  };
}

/** An object whose keys are names: these, where they are known, or any. */
export const record =
  <T, K extends string = string>(
    kind: Kind<T>,
    keys?: readonly K[],
  ): Kind<Readonly<Partial<Record<K, T>>>> =>
  (value, complain) => {
    if ((value ?? null) !== null && !isObject(value)) complain('not-an-object');
    const read = Object.entries(isObject(value) ? value : {}).map(([key, inner]) => {
      if (keys?.some((known) => known === key) === false) complain('unknown-key', key);
      return [key, kind(inner, under(complain, key))];
    });
    return Object.fromEntries(read) as Partial<Record<K, T>>;
  };

/** A part that may be left out. */
export const optional =
  <T>(kind: Kind<T>): Kind<T | null> =>
  (value, complain) =>
    value === undefined || value === null ? null : kind(value, complain);
