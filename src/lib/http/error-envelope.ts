import type { EnvelopeCode, ErrorEnvelope } from './api-error';
import { parseJson } from './parse-json';
import { readInteger, readText } from '@/lib/wire/scalars';
import { orElse, record, required, text } from '@/lib/wire/readers';

/** The entries of `errorFields`, which servers send as a list, a single text, null or not at all. */
export function errorFields(value: unknown): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.map(readText).filter((entry) => entry !== '');
}

const CODES: readonly EnvelopeCode[] = [0, 1, 2];

const knownCode = required((value) => {
  const code = readInteger(value);
  return CODES.find((known) => known === code) ?? null;
});

const envelope = orElse(
  record({ code: knownCode, message: text, errorFields }, (fields): ErrorEnvelope => fields),
  undefined,
);

/**
 * What a server says about a failed call, or undefined when it said nothing: an empty body, a foreign page, JSON without one of
 * the three codes. `detail` stays behind.
 */
export function readErrorEnvelope(body: string): ErrorEnvelope | undefined {
  try {
    return envelope(parseJson(body));
  } catch {
    return undefined;
  }
}
