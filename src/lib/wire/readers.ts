import { isObject } from '@/domain/base/is-object';

import {
  readBoolean,
  readExactText,
  readIdentifier,
  readInteger,
  readKey,
  readText,
} from './scalars';

/** What a reader gives for a value that it cannot read. */
export const UNREADABLE = Symbol('unreadable');
type Unreadable = typeof UNREADABLE;

/**
 * Turns what a server sent into what the portal knows. Never throws and never guesses. Plain functions, because lists of 100,000
 * records go through them.
 */
export type Reader<T> = (wire: unknown) => T | Unreadable;

/** What a reader gives for a value that it can read. */
export type ValueOf<R extends Reader<unknown>> = Exclude<ReturnType<R>, Unreadable>;

type Fields = Readonly<Record<string, Reader<unknown>>>;
/** What a record's fields give. */
export type ValuesOf<F extends Fields> = { readonly [name in keyof F]: ValueOf<F[name]> };

/** Records that could be read, and how many could not: the screens say so, nothing is dropped in silence. */
export interface ReadList<T> {
  readonly items: readonly T[];
  readonly unreadable: number;
}

/** Wire scalars: total, absent and null alike. */
export const text = readText;
/** A text that nobody reads on a screen or that is sent back as it came. */
export const exactText = readExactText;
export const integer = readInteger;
export const boolean = readBoolean;
/** Any value as it is. */
export const raw = (wire: unknown): unknown => wire;

/** A flag that takes something away: what is there and cannot be read does so too; absent, null and blank do not. */
export function restriction(wire: unknown): boolean {
  return readBoolean(wire) ?? !isBlank(wire);
}

/** A field without which its record is unreadable: what gives null fails. */
export function required<T>(read: (wire: unknown) => T | null): Reader<T> {
  return (wire) => {
    const value = read(wire);
    if (value === null) return UNREADABLE;
    return value;
  };
}

export const requiredIdentifier = required(readIdentifier);
export const requiredKey = required(readKey);
export const requiredInteger = required(readInteger);

/**
 * An object of the wire, reduced to the named fields and turned into a domain value. Unknown fields are left behind; one field
 * that cannot be read makes the record unreadable.
 */
export function record<F extends Fields, T>(
  fields: F,
  build: (values: ValuesOf<F>) => T,
): Reader<T> {
  const entries = Object.entries(fields);
  return (wire) => {
    if (!isObject(wire)) return UNREADABLE;
    const values: Record<string, unknown> = {};
    for (const [name, read] of entries) {
      const value = read(wire[name]);
      if (value === UNREADABLE) return UNREADABLE;
      values[name] = value;
    }
    return build(values as ValuesOf<F>);
  };
}

/** What a reader gives, turned into something else; `build` may still find it unreadable. */
export function mapped<T, U>(
  read: Reader<T>,
  build: (value: T) => U | typeof UNREADABLE,
): Reader<U> {
  return (wire) => {
    const value = read(wire);
    return value === UNREADABLE ? UNREADABLE : build(value);
  };
}

/** What a reader gives, where it is what it should be. */
export function only<T>(read: Reader<T>, isWanted: (value: T) => boolean): Reader<T> {
  return mapped(read, (value) => (isWanted(value) ? value : UNREADABLE));
}

/** What the first of two readers gives, else the second. */
export function either<T, U>(first: Reader<T>, second: Reader<U>): Reader<T | U> {
  return (wire) => {
    const value = first(wire);
    return value === UNREADABLE ? second(wire) : value;
  };
}

/** What a reader gives, and `fallback` where it cannot read. */
export function orElse<T, U>(read: Reader<T>, fallback: U): (wire: unknown) => T | U {
  return (wire) => {
    const value = read(wire);
    return value === UNREADABLE ? fallback : value;
  };
}

function isAbsent(wire: unknown): boolean {
  return wire === undefined || wire === null;
}

function isBlank(wire: unknown): boolean {
  return typeof wire === 'string' ? wire.trim() === '' : isAbsent(wire);
}

/** Nothing was read of what was received: no such list may look like an empty one. */
export function isUnread({ items, unreadable }: ReadList<unknown>): boolean {
  return items.length === 0 && unreadable > 0;
}

/** Null when the value is no list. */
function readItems<T>(read: Reader<T>, wire: unknown): ReadList<T> | null {
  if (!Array.isArray(wire)) return null;
  const received: readonly unknown[] = wire;
  const items: T[] = [];
  for (const item of received) {
    const value = read(item);
    if (value !== UNREADABLE) items.push(value);
  }
  return { items, unreadable: received.length - items.length };
}

const NOTHING = { items: [], unreadable: 0 };
const ONE_UNREADABLE = { items: [], unreadable: 1 };

/**
 * A list without which its record says nothing: absent, null, no list, and one of which no record can be read fail.
 * `items.length + unreadable` is the number of records received.
 */
export function requiredListOf<T>(read: Reader<T>): Reader<ReadList<T>> {
  return (wire) => {
    const list = readItems(read, wire);
    return list === null || isUnread(list) ? UNREADABLE : list;
  };
}

/** `empty` where `isEmpty` says that there is nothing; everything else is left to the reader. */
function emptyAs<T, E>(read: Reader<T>, isEmpty: (wire: unknown) => boolean, empty: E) {
  return (wire: unknown): T | E | Unreadable => (isEmpty(wire) ? empty : read(wire));
}

/**
 * The list of an answer. Empty are only no body, null and `[]`. A page, `{}`, an error object, a wrapped list and a list of which
 * no record can be read fail like `requiredListOf`: they say nothing about what the laboratory has.
 */
export function listOf<T>(read: Reader<T>): Reader<ReadList<T>> {
  return emptyAs<ReadList<T>, ReadList<T>>(requiredListOf(read), isAbsent, NOTHING);
}

/** A list inside a record, empty when absent: what is no list counts as one unreadable record and leaves its owner readable. */
export function innerListOf<T>(read: Reader<T>) {
  return (wire: unknown): ReadList<T> =>
    isAbsent(wire) ? NOTHING : (readItems(read, wire) ?? ONE_UNREADABLE);
}

/** A list inside a record that sends its nulls: empty when null, one unreadable record when it is not there at all. */
export function sentListOf<T>(read: Reader<T>) {
  return (wire: unknown): ReadList<T> =>
    wire === null ? NOTHING : (readItems(read, wire) ?? ONE_UNREADABLE);
}

/** An answer that may be empty: no body and null give null. */
export function answerOf<T>(read: Reader<T>) {
  return emptyAs(read, isAbsent, null);
}

/** A record inside a record that may be missing: null, and `{}` where a server dropped all its fields. */
export function optional<T>(read: Reader<T>) {
  return emptyAs(
    read,
    (wire) => isAbsent(wire) || (isObject(wire) && Object.keys(wire).length === 0),
    null,
  );
}

/** Nothing, or the 0 that servers fill in for it: no order and no test has that number. */
function namesNobody(wire: unknown): boolean {
  return isBlank(wire) || readInteger(wire) === 0;
}

/**
 * What a record says that it belongs to: null where it does not say (absent, null, blank, 0). What is there and cannot be read
 * fails: it must not pass for the owner that was asked for.
 */
export function owner<T>(read: Reader<T>) {
  return emptyAs(read, namesNobody, null);
}

/** An answer whose body says nothing: any body passes, none is kept. */
export const nothing = (): undefined => undefined;

/** A write that its server confirms by an empty body. Whatever else is said comes from somebody who confirmed nothing. */
export const emptyBody = required((answer) => (answer === undefined ? true : null));

/** A write that its server confirms by the number of records it changed: none is no confirmation. */
export const changedRecords = required((answer) => {
  const changed = readInteger(answer);
  return changed !== null && changed > 0 ? changed : null;
});
