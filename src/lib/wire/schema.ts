import * as z from 'zod/mini';

import {
  readBoolean,
  readExactText,
  readIdentifier,
  readInstant,
  readInteger,
  readKey,
  readText,
} from './scalars';

// The content security policy forbids compiling code from text; every schema of the portal is built after this line.
z.config({ jitless: true });

/** Records that could be read, and how many could not: the screens say so, nothing is dropped in silence. */
export interface ReadList<T> {
  readonly items: readonly T[];
  readonly unreadable: number;
}

type Fields = Record<string, z.ZodMiniType>;
type WireRecord = Readonly<Record<string, unknown>>;

/** Wire scalars: total, absent and null alike (docs/promises.md, Parsing). */
export const text = z.transform(readText);
/** A text that nobody reads on a screen or that is sent back as it came. */
export const exactText = z.transform(readExactText);
export const integer = z.transform(readInteger);
export const boolean = z.transform(readBoolean);
export const instant = z.transform(readInstant);
/** A flag that takes something away: what is there and cannot be read does so too; absent, null and blank do not. */
export const restriction = z.transform((value): boolean => {
  const isAbsent = typeof value === 'string' ? value.trim() === '' : (value ?? null) === null;
  return readBoolean(value) ?? !isAbsent;
});
/** Any value as it is. */
export const raw = z.optional(z.unknown());

/** A field without which its record is unreadable: what the reader turns into null fails. */
export function required<T>(read: (value: unknown) => T | null) {
  return z.transform((value, context): T => {
    const known = read(value);
    if (known !== null) return known;
    context.issues.push({ code: 'custom', input: value });
    return z.NEVER;
  });
}

export const requiredIdentifier = required(readIdentifier);
export const requiredKey = required(readKey);
export const requiredInteger = required(readInteger);

function isObject(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null when a field cannot be read. */
function readFields(fields: readonly (readonly [string, z.ZodMiniType])[], wire: WireRecord) {
  const values: Record<string, unknown> = {};
  for (const [name, { _zod }] of fields) {
    const read = _zod.run({ value: wire[name], issues: [] }, { async: false });
    if (read instanceof Promise || read.issues.length > 0) return null;
    values[name] = read.value;
  }
  return values;
}

/**
 * A wire object, reduced to the named fields and turned into a domain value. Unknown fields are left behind. Means the same as
 * `z.pipe(z.object(fields), z.transform(build))` at half the cost, which lists of 100,000 records need
 * (docs/quality.md, Parsing).
 */
export function record<F extends Fields, T>(
  fields: F,
  build: (values: z.output<z.ZodMiniObject<F>>) => T,
) {
  const entries = Object.entries(fields);
  return z.transform((value, context): T => {
    const values = isObject(value) ? readFields(entries, value) : null;
    if (values !== null) return build(values as z.output<z.ZodMiniObject<F>>);
    context.issues.push({ code: 'custom', input: value });
    return z.NEVER;
  });
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

/** Nothing was read of what was received: no such list may look like an empty one. */
export function isUnread({ items, unreadable }: ReadList<unknown>): boolean {
  return items.length === 0 && unreadable > 0;
}

/** One object is a list of one; null for what is neither. */
function wireItems(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value as readonly unknown[];
  return isObject(value) ? [value] : null;
}

/** Null when the value is no list. */
function readItems<T>(schema: z.ZodMiniType<T>, value: unknown): ReadList<T> | null {
  const received = wireItems(value);
  if (received === null) return null;
  const read = received.map((item) => schema.safeParse(item));
  const items = read.flatMap((result) => (result.success ? [result.data] : []));
  return { items, unreadable: received.length - items.length };
}

const NOTHING = { items: [], unreadable: 0 };
const ONE_UNREADABLE = { items: [], unreadable: 1 };

/**
 * A list without which its record says nothing: absent, null, no list, and one of which no record can be read fail.
 * `items.length + unreadable` is the number of records received.
 */
export function requiredListOf<T>(schema: z.ZodMiniType<T>) {
  return z.transform((value, context): ReadList<T> => {
    const read = readItems(schema, value);
    if (read !== null && !isUnread(read)) return read;
    context.issues.push({ code: 'custom', input: value });
    return z.NEVER;
  });
}

/** `empty` where `isEmpty` says that there is nothing; everything else is left to the schema. */
function emptyAs<T, E>(schema: z.ZodMiniType<T>, isEmpty: (value: unknown) => boolean, empty: E) {
  return z.transform((value, context): T | E => {
    if (isEmpty(value)) return empty;
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    context.issues.push({ code: 'custom', input: value });
    return z.NEVER;
  });
}

/**
 * The list of an answer. Empty are only no body, null and `[]`. A page, `{}`, an error object, a wrapped list and a list of which
 * no record can be read fail like `requiredListOf`: they say nothing about what the laboratory has.
 */
export function listOf<T>(schema: z.ZodMiniType<T>) {
  return emptyAs<ReadList<T>, ReadList<T>>(requiredListOf(schema), isAbsent, NOTHING);
}

/** A list inside a record, empty when absent: what is no list counts as one unreadable record and leaves its owner readable. */
export function innerListOf<T>(schema: z.ZodMiniType<T>) {
  return z.transform((value): ReadList<T> =>
    isAbsent(value) ? NOTHING : (readItems(schema, value) ?? ONE_UNREADABLE),
  );
}

/** A list inside a record that sends its nulls: empty when null, one unreadable record when it is not there at all. */
export function sentListOf<T>(schema: z.ZodMiniType<T>) {
  return z.transform((value): ReadList<T> =>
    value === null ? NOTHING : (readItems(schema, value) ?? ONE_UNREADABLE),
  );
}

/** An answer that may be empty: no body and null give null. */
export function answerOf<T>(schema: z.ZodMiniType<T>) {
  return emptyAs(schema, isAbsent, null);
}

/** A record inside a record that may be missing: null, and `{}` where a server dropped all its fields. */
export function optional<T>(schema: z.ZodMiniType<T>) {
  return emptyAs(
    schema,
    (value) => isAbsent(value) || (isObject(value) && Object.keys(value).length === 0),
    null,
  );
}

/** An answer whose body says nothing: any body passes, none is kept. */
export const nothing = z.transform(() => undefined);

/** A write that its server confirms by an empty body. Whatever else is said comes from somebody who confirmed nothing. */
export const emptyBody = required((answer) => (answer === undefined ? true : null));

/** A write that its server confirms by the number of records it changed: none is no confirmation. */
export const changedRecords = required((answer) => {
  const changed = readInteger(answer);
  return changed !== null && changed > 0 ? changed : null;
});
