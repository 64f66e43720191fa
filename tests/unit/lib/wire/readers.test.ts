import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  answerOf,
  innerListOf,
  integer,
  isUnread,
  listOf,
  mapped,
  optional,
  raw,
  record,
  required,
  requiredIdentifier,
  requiredInteger,
  requiredListOf,
  restriction,
  sentListOf,
  text,
  UNREADABLE,
} from '@/lib/wire/readers';

const person = record({ id: requiredInteger, name: text }, ({ id, name }) => ({ id, name }));
const list = listOf(person);

function readable<T>(value: T | typeof UNREADABLE): T {
  if (value === UNREADABLE) throw new Error('unreadable');
  return value;
}

it.each([
  { code: 0, message: 'x' },
  { id: null, name: null },
  [{}],
  [null, 7, 'x', { data: [{ id: 1 }] }],
])('refuses %j (%#), of which nothing can be read: it is no empty list', (value) => {
  expect(list(value)).toBe(UNREADABLE);
});

it('counts every record, and gives no list of nothing but unreadable ones', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), (values, other) => {
      const { items, unreadable } = readable(list([{ id: 1 }, ...values]));
      expect(items.length + unreadable).toBe(values.length + 1);
      const read = list(other);
      expect(read !== UNREADABLE && isUnread(read)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

const LISTS = { inner: innerListOf(person), sent: sentListOf(person) };
const NONE = { items: [], unreadable: 0 };
const ONE = { items: [], unreadable: 1 };
const THREE = { items: [], unreadable: 3 };

it.each([
  ['absent', {}, NONE, ONE],
  ['null', { people: null }, NONE, NONE],
  ['empty', { people: [] }, NONE, NONE],
  ['a text', { people: 'x' }, ONE, ONE],
  ['an empty object', { people: {} }, ONE, ONE],
  ['unreadable', { people: [{}, 7, null] }, THREE, THREE],
])('inside a record reads a list that is %s', (_case, wire, inner, sent) => {
  const read = (people: (typeof LISTS)['inner']) =>
    record({ people }, (fields) => fields.people)(wire);
  expect([read(LISTS.inner), read(LISTS.sent)]).toEqual([inner, sent]);
});

it('a list that must be there leaves its record unreadable where it is not', () => {
  const owner = record({ people: requiredListOf(person) }, ({ people }) => people);
  const wires = [{}, { people: null }, { people: {} }, { people: 'x' }, { people: [{}] }];
  expect(new Set(wires.map(owner))).toEqual(new Set([UNREADABLE]));
  expect(owner({ people: [] })).toEqual(NONE);
});

it('record leaves unknown fields behind and reads missing ones as absent', () => {
  const reader = record(
    { name: text, age: integer, any: raw, friend: optional(person), people: innerListOf(person) },
    (value) => value,
  );
  const read = { name: 'Ana', age: null, any: undefined, friend: null, people: NONE };
  expect(reader({ name: 'Ana', other: 1 })).toEqual(read);
});

it('record does not read fields from a prototype named on the wire', () => {
  const reader = record({ id: requiredIdentifier }, (value) => value);
  expect(reader(JSON.parse('{"__proto__":{"id":"5"}}'))).toBe(UNREADABLE);
  expect(Object.prototype).not.toHaveProperty('id');
});

it.each([
  [undefined, null, null],
  [null, null, null],
  [{}, null, UNREADABLE],
  [{ id: 3 }, { id: 3, name: '' }, { id: 3, name: '' }],
  [{ code: 0 }, UNREADABLE, UNREADABLE],
  [[], UNREADABLE, UNREADABLE],
  ['', UNREADABLE, UNREADABLE],
  [5, UNREADABLE, UNREADABLE],
])('of %j (%#) an optional record and an answer are read', (value, inner, answer) => {
  expect([optional(person)(value), answerOf(person)(value)]).toEqual([inner, answer]);
});

it('a restriction takes what it is about unless it says no', () => {
  const no = [null, undefined, '', '  ', false, 'false', 0, '0'];
  const yes = [true, 'true', 'S', 'N', 1, '1', 2, 'perhaps', {}, [], Number.NaN];
  expect([...no, ...yes].filter(restriction)).toEqual(yes);
});

it('builds nothing of what cannot be read', () => {
  const doubled = mapped(required(integer), (value) => 2 * value);
  expect(doubled(21)).toBe(42);
  expect(doubled('x')).toBe(UNREADABLE);
  expect(mapped(integer, () => UNREADABLE)(21)).toBe(UNREADABLE);
});
