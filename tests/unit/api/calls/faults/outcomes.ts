import { ApiError, type ApiErrorKind } from '@/lib/http/api-error';

import type { FaultName } from './faults';

/**
 * What a call gives to the screen that made it, in one word:
 * - the true answer: `read` (whole), `partial` (some records, the others counted as unreadable), `empty` (well-formed, nothing in
 *   it), `none` (well-formed: there is no such thing), `done` (a write that the server confirmed);
 * - what the server says of a sign-in or a mail: `refused`, `sent`, `failed`, or `unconfirmed`, when it says neither;
 * - an `ApiError` of that kind.
 */
export type Outcome =
  | 'read'
  | 'partial'
  | 'empty'
  | 'none'
  | 'done'
  | 'refused'
  | 'sent'
  | 'failed'
  | 'unconfirmed'
  | ApiErrorKind;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Names what a call resolved to or failed with. */
export function outcomeName(value: unknown): string {
  if (value instanceof ApiError) return value.kind;
  if (value instanceof Error) return value.name;
  if (value === undefined) return 'done';
  if (value === null) return 'none';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return value > 0 ? 'read' : 'none';
  if (typeof value === 'string') return value.length < 15 ? value : 'read';
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : 'read';
  if (!isObject(value)) return typeof value;
  const { items, unreadable, kind } = value;
  if (Array.isArray(items)) {
    if (items.length > 0) return unreadable === 0 ? 'read' : 'partial';
    return unreadable === 0 ? 'empty' : `nothing-of-${String(unreadable)}`;
  }
  return typeof kind === 'string' ? kind : 'read';
}

/** The outcome that several faults have in common. */
export function gives<Fault extends FaultName, One extends Outcome>(
  outcome: One,
  ...faults: readonly Fault[]
) {
  return Object.fromEntries(faults.map((fault) => [fault, outcome])) as Record<Fault, One>;
}
