import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

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

describe('listOf', () => {
  it.each([
    [undefined, 0, 0],
    [null, 0, 0],
    [[], 0, 0],
    [[{ id: 1 }, { id: '2', name: 'Ana' }], 2, 0],
    [{ id: 1 }, 1, 0],
    [[{ id: 1 }, { name: 'no id' }, null, 7, 'x', []], 1, 5],
  ])('reads %j', (value, items, unreadable) => {
    const read = readable(list(value));
    expect([read.items.length, read.unreadable]).toEqual([items, unreadable]);
  });

  it.each(['<html>', 5, true, ''])('refuses %j, which is no list', (value) => {
    expect(list(value)).toBe(UNREADABLE);
  });

  it.each([
    {},
    { code: 0, message: 'x' },
    { id: null, name: null },
    { data: [{ id: 1 }] },
    { 0: { id: 1 } },
    [{}],
    [null, 7, 'x', { data: [{ id: 1 }] }],
  ])('refuses %j (%#), of which nothing can be read: it is no empty list', (value) => {
    expect(list(value)).toBe(UNREADABLE);
  });

  it('counts every record', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (values) => {
        const { items, unreadable } = readable(list([{ id: 1 }, ...values]));
        expect(items.length + unreadable).toBe(values.length + 1);
      }),
      { numRuns: 1000 },
    );
  });

  it('never gives a list of nothing but unreadable records', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = list(value);
        expect(read !== UNREADABLE && isUnread(read)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

describe('lists inside a record', () => {
  const LISTS = { inner: innerListOf(person), sent: sentListOf(person) };
  const NONE = { items: [], unreadable: 0 };
  const ONE = { items: [], unreadable: 1 };

  it.each([
    ['absent', {}, NONE, ONE],
    ['null', { people: null }, NONE, NONE],
    ['empty', { people: [] }, NONE, NONE],
    ['a text', { people: 'x' }, ONE, ONE],
    ['an empty object', { people: {} }, ONE, ONE],
    [
      'unreadable',
      { people: [{}, 7, null] },
      { ...NONE, unreadable: 3 },
      { ...NONE, unreadable: 3 },
    ],
  ])('read a list that is %s', (_case, wire, inner, sent) => {
    const read = (people: (typeof LISTS)['inner']) =>
      record({ people }, (fields) => fields.people)(wire);
    expect([read(LISTS.inner), read(LISTS.sent)]).toEqual([inner, sent]);
  });

  it.each([{}, { people: null }, { people: {} }, { people: 'x' }, { people: [{}] }])(
    'leave their record unreadable where they must be there: %j',
    (wire) => {
      const owner = record({ people: requiredListOf(person) }, ({ people }) => people);
      expect(owner(wire)).toBe(UNREADABLE);
      expect(owner({ people: [] })).toEqual(NONE);
    },
  );
});

describe('record', () => {
  it('leaves unknown fields behind and reads missing ones as absent', () => {
    const reader = record(
      { name: text, age: integer, any: raw, friend: optional(person), people: innerListOf(person) },
      (value) => value,
    );
    expect(reader({ name: 'Ana', other: 1 })).toEqual({
      name: 'Ana',
      age: null,
      any: undefined,
      friend: null,
      people: { items: [], unreadable: 0 },
    });
  });

  it('does not read fields from a prototype named on the wire', () => {
    const reader = record({ id: requiredIdentifier }, (value) => value);
    expect(reader(JSON.parse('{"__proto__":{"id":"5"}}'))).toBe(UNREADABLE);
    expect(Object.prototype).not.toHaveProperty('id');
  });
});

describe('optional', () => {
  it.each([
    [undefined, null],
    [null, null],
    [{}, null],
    [{ id: 3 }, { id: 3, name: '' }],
  ])('reads %j as %j', (value, read) => {
    expect(optional(person)(value)).toEqual(read);
  });

  it.each(['x', 5, [], { name: 'no id' }])('refuses %j', (value) => {
    expect(optional(person)(value)).toBe(UNREADABLE);
  });
});

describe('answerOf', () => {
  it.each([undefined, null])('reads %j as nothing', (value) => {
    expect(answerOf(person)(value)).toBeNull();
  });

  it.each([{}, [], '', { code: 0 }])('leaves %j to the record', (value) => {
    expect(answerOf(person)(value)).toBe(UNREADABLE);
  });
});

describe('restriction', () => {
  it.each([null, undefined, '', '  ', false, 'false', 'N', 0, '0'])('%o takes nothing', (wire) => {
    expect(restriction(wire)).toBe(false);
  });

  it.each([true, 'true', 'S', 1, '1', 2, 'perhaps', {}, [], Number.NaN])(
    '%o (%#) takes what it is about',
    (wire) => {
      expect(restriction(wire)).toBe(true);
    },
  );
});

it('builds nothing of what cannot be read', () => {
  const doubled = mapped(required(integer), (value) => 2 * value);
  expect(doubled(21)).toBe(42);
  expect(doubled('x')).toBe(UNREADABLE);
  expect(mapped(integer, () => UNREADABLE)(21)).toBe(UNREADABLE);
});
