import type { Context } from 'hono';

import { Refusal } from './failures';

/** A JSON object of a request, not checked further. */
export type Fields = Readonly<Record<string, unknown>>;

/** The JSON body. @throws Refusal with code 0 when it is no JSON */
export async function readJson(context: Context): Promise<unknown> {
  try {
    const body: unknown = await context.req.json();
    return body;
  } catch {
    throw Refusal.unexpected('Required request body is missing or no JSON');
  }
}

/** The body as an object; anything else has no fields. */
export async function readFields(context: Context): Promise<Fields> {
  return fieldsOf(await readJson(context));
}

/** A value as an object; anything else has no fields. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

/** The body as a list of objects. @throws Refusal with code 0 when it is no list */
export async function readFieldsList(context: Context): Promise<readonly Fields[]> {
  const body = await readJson(context);
  if (!Array.isArray(body)) throw Refusal.unexpected('Cannot deserialize: a list was expected');
  return body.map(fieldsOf);
}

/** A text, numbers included; '' when there is none. */
export function textIn(fields: Fields, key: string): string {
  const value = fields[key];
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

/** A whole number, numeric text included (contract, 1.6); null when there is none. */
export function integerIn(fields: Fields, key: string): number | null {
  const value = textIn(fields, key);
  return /^-?\d{1,15}$/.test(value) ? Number(value) : null;
}

/** A list; empty when there is none. */
export function listIn(fields: Fields, key: string): readonly unknown[] {
  const value = fields[key];
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
