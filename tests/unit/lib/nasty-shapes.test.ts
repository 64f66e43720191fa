import { expect, it } from 'vitest';

import { readErrorEnvelope } from '@/lib/http/error-envelope';
import { plainText } from '@/lib/text/marked-text';
import { readBoolean, readIdentifier, readInstant, readNumber, readText } from '@/lib/wire/scalars';
import { listOf, record, requiredInteger, UNREADABLE } from '@/lib/wire/readers';
import {
  BOOLEANS,
  COMMENTS,
  ERROR_FIELDS,
  IDENTIFIERS,
  INSTANTS,
  LIMITS,
  LISTS,
  MARKED_TEXTS,
  NUMBERS,
  TEXTS,
} from '@tests/support/fuzz/nasty-shapes';

const people = listOf(record({ id: requiredInteger }, ({ id }) => id));

it('every shape has a name of its own and a promise', () => {
  const all = [BOOLEANS, COMMENTS, ERROR_FIELDS, IDENTIFIERS, INSTANTS, LIMITS, LISTS].flatMap(
    (shapes) => [...shapes],
  );
  const named = [...all, ...MARKED_TEXTS, ...NUMBERS, ...TEXTS];
  expect(new Set(named.map(({ id }) => id)).size).toBe(named.length);
  expect(named.filter(({ promise }) => !/^[A-L]\d+$/.test(promise))).toEqual([]);
});

it('there are at least 60 number shapes (E4)', () => {
  expect(NUMBERS.length).toBeGreaterThanOrEqual(60);
});

it.each(NUMBERS)('$id is read as $expected (E4)', ({ wire, expected }) => {
  expect(readNumber(wire)).toBe(expected);
});

it.each(NUMBERS.filter(({ wire }) => typeof wire === 'string'))(
  '$id stays the text that it is (E4)',
  ({ wire }) => {
    expect(readText(wire)).toBe(String(wire).replaceAll('\u0000', '[U+0000]'));
  },
);

it.each(INSTANTS)('$id is read as $expected (F5)', ({ wire, expected }) => {
  expect(readInstant(wire)).toBe(expected);
});

it.each(BOOLEANS)('$id is read as $expected (E1)', ({ wire, expected }) => {
  expect(readBoolean(wire)).toBe(expected);
});

it.each(IDENTIFIERS)('$id is read as $expected (E1)', ({ wire, expected }) => {
  expect(readIdentifier(wire)).toBe(expected);
});

it.each(TEXTS)('$id is shown as it is (F1)', ({ wire, expected }) => {
  expect(readText(wire)).toBe(expected);
});

it.each(MARKED_TEXTS)('$id reads $expected (E8)', ({ wire, expected }) => {
  expect(plainText(String(wire))).toBe(expected);
});

it.each(LISTS)('$id gives $expected read and unreadable (E3)', ({ wire, expected }) => {
  const list = people(wire);
  expect(list === UNREADABLE ? null : [list.items.length, list.unreadable]).toEqual(expected);
});

it.each(ERROR_FIELDS)('$id gives its entries (E9)', ({ wire, expected }) => {
  const body = JSON.stringify({ code: 2, errorFields: wire });
  expect(readErrorEnvelope(body)?.errorFields).toEqual(expected);
});
