import * as z from 'zod/mini';

import type { ErrorEnvelope } from './api-error';
import { parseJson } from './parse-json';
import { readText } from './scalars';
import { integer, record, text } from './schema';

/** The entries of `errorFields`, which servers send as a list, a single text, null or not at all. */
export const errorFields = z.transform((value): readonly string[] => {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.map(readText).filter((entry) => entry !== '');
});

const envelopeSchema = record(
  { code: integer, message: text, errorFields },
  (envelope): ErrorEnvelope => envelope,
);

/** The body of a failed call (contract §1.4), or undefined when it is a foreign page or empty. `detail` stays behind. */
export function readErrorEnvelope(body: string): ErrorEnvelope | undefined {
  try {
    return envelopeSchema.safeParse(parseJson(body)).data;
  } catch {
    return undefined;
  }
}
