import { expect, it } from 'vitest';

import { event } from '@/api/wire/dates';
import { readErrorEnvelope } from '@/lib/http/error-envelope';
import { listOf, record, requiredInteger, UNREADABLE } from '@/lib/wire/readers';
import { readBoolean, readIdentifier, readNumber, readText } from '@/lib/wire/scalars';
import {
  BOOLEANS,
  ERROR_FIELDS,
  IDENTIFIERS,
  INSTANTS,
  LISTS,
  NUMBERS,
  TEXTS,
  type NastyShape,
} from './nasty-shapes';

const people = listOf(record({ id: requiredInteger }, ({ id }) => id));

function sizesOf(wire: unknown) {
  const list = people(wire);
  return list === UNREADABLE ? null : [list.items.length, list.unreadable];
}

const entriesOf = (errorFields: unknown) =>
  readErrorEnvelope(JSON.stringify({ code: 2, errorFields }))?.errorFields;

/** The text of a number that no one may chart is still shown. */
const NUMBERS_AS_TEXTS = NUMBERS.flatMap(({ wire, ...shape }) =>
  typeof wire === 'string'
    ? [{ ...shape, wire, expected: wire.replaceAll('\u0000', '[U+0000]') }]
    : [],
);

it.each<[string, readonly NastyShape<unknown>[], (wire: unknown) => unknown]>([
  ['numbers', NUMBERS, readNumber],
  ['texts of numbers', NUMBERS_AS_TEXTS, readText],
  ['instants', INSTANTS, event],
  ['yes and no', BOOLEANS, readBoolean],
  ['identifiers', IDENTIFIERS, readIdentifier],
  ['texts', TEXTS, readText],
  ['lists', LISTS, sizesOf],
  ['entries of a refusal', ERROR_FIELDS, entriesOf],
])('reads %s of every nasty shape', (_kind, shapes, read) => {
  const found = shapes.map(({ id, wire }) => [id, read(wire)]);
  expect(found).toEqual(shapes.map(({ id, expected }) => [id, expected]));
});
