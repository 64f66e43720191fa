// Codes and flags of tests as servers send them. Witnesses: docs/contract.md, Codes and Deviations.
import type { ResultType } from '@/domain/results/test-result';
import { integer, optional, orElse, record, restriction } from '@/lib/wire/readers';
import { readInteger } from '@/lib/wire/scalars';

/** What the code of a result type means. */
export function resultType(wire: unknown): ResultType {
  const code = readInteger(wire);
  if (code === 1) return 'numeric';
  return code === 2 ? 'text' : 'unknown';
}

/** The code of a state; -1, which is none of them and not validated, where it is absent or cannot be read. */
export function state(wire: unknown): number {
  return readInteger(wire) ?? -1;
}

/** Absent counts as normal; a value that cannot be read gives -1, which is none of the codes. */
export function pathology(wire: unknown): number {
  return wire === undefined || wire === null || wire === '' ? 0 : (readInteger(wire) ?? -1);
}

/** A flag by which something is offered: one that cannot be read offers one too many rather than one too few. */
export const offered = restriction;

const sentBlock = orElse(
  optional(record({ blocked: restriction }, ({ blocked }) => blocked)),
  true,
);

/** True where the LIS blocks a test: no block or an empty one is none, what cannot be read is one. */
export const block = (wire: unknown): boolean => sentBlock(wire) ?? false;

/** Ids of the LIS's sex list and the codes they stand for. */
const SEX_CODES = new Map([
  [7, 1],
  [8, 2],
  [9, 3],
  [42, 4],
]);

/** The code of a patient's sex in the LIS; null where it does not say. */
export const sex = orElse(
  record({ id: integer, code: integer }, ({ id, code }) => code ?? SEX_CODES.get(id ?? 0) ?? null),
  null,
);
