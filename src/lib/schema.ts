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

/** Wire scalars: total, absent and null alike (safety.md 5.8). */
export const text = z.transform(readText);
/** A text that nobody reads on a screen or that is sent back as it came. */
export const exactText = z.transform(readExactText);
export const integer = z.transform(readInteger);
export const boolean = z.transform(readBoolean);
export const instant = z.transform(readInstant);
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
 * `z.pipe(z.object(fields), z.transform(build))` at half the cost, which lists of 100,000 records need (performance.md, Parsing).
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

function isEmptyObject(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

/** Absent, null and `{}` are the empty list of servers that drop empty properties; one object is a list of one. */
function wireItems(value: unknown): readonly unknown[] | null {
  if (value === undefined || value === null || isEmptyObject(value)) return [];
  if (Array.isArray(value)) return value as readonly unknown[];
  return typeof value === 'object' ? [value] : null;
}

/**
 * A wire list, read record by record: `items.length + unreadable` is the number of records received. A text or a number
 * where a list belongs fails, so that a foreign page never looks like an empty answer.
 */
export function listOf<T>(schema: z.ZodMiniType<T>) {
  return z.transform((value, context): ReadList<T> => {
    const received = wireItems(value);
    if (received === null) {
      context.issues.push({ code: 'custom', input: value });
      return z.NEVER;
    }
    const read = received.map((item) => schema.safeParse(item));
    const items = read.flatMap((result) => (result.success ? [result.data] : []));
    return { items, unreadable: received.length - items.length };
  });
}

/** A list inside a record: what is no list counts as one unreadable record and leaves its owner readable. */
export function innerListOf<T>(schema: z.ZodMiniType<T>) {
  return z.catch(listOf(schema), { items: [], unreadable: 1 });
}

/** A record that may be missing: no body, null and `{}` give null. */
export function optional<T>(schema: z.ZodMiniType<T>) {
  return z.transform((value, context): T | null => {
    if (value === undefined || value === null || isEmptyObject(value)) return null;
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    context.issues.push({ code: 'custom', input: value });
    return z.NEVER;
  });
}

/** An answer whose body says nothing: any body passes, none is kept. */
export const nothing = z.transform(() => undefined);
