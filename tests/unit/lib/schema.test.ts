import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';

import {
  innerListOf,
  integer,
  listOf,
  optional,
  raw,
  record,
  requiredIdentifier,
  requiredInteger,
  text,
} from '@/lib/schema';

const person = record({ id: requiredInteger, name: text }, ({ id, name }) => ({ id, name }));
const list = listOf(person);

describe('settings of zod', () => {
  it('never compiles code from text, which the content security policy forbids', () => {
    expect(z.config().jitless).toBe(true);
  });
});

describe('listOf', () => {
  it.each([
    [undefined, 0, 0],
    [null, 0, 0],
    [{}, 0, 0],
    [[], 0, 0],
    [[{ id: 1 }, { id: '2', name: 'Ana' }], 2, 0],
    [{ id: 1 }, 1, 0],
    [[{ id: 1 }, { name: 'no id' }, null, 7, 'x', []], 1, 5],
    [{ 0: { id: 1 } }, 0, 1],
    [{ data: [{ id: 1 }] }, 0, 1],
  ])('reads %j', (value, items, unreadable) => {
    const read = list.parse(value);
    expect([read.items.length, read.unreadable]).toEqual([items, unreadable]);
  });

  it.each(['<html>', 5, true, ''])('refuses %j, which is no list', (value) => {
    expect(list.safeParse(value).success).toBe(false);
  });

  it('counts every record', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (values) => {
        const { items, unreadable } = list.parse(values);
        expect(items.length + unreadable).toBe(values.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('counts a foreign value inside a record as one unreadable', () => {
    const owner = record({ people: innerListOf(person) }, ({ people }) => people);
    expect(owner.parse({ people: 'x' })).toEqual({ items: [], unreadable: 1 });
    expect(owner.parse({})).toEqual({ items: [], unreadable: 0 });
  });
});

describe('record', () => {
  it('leaves unknown fields behind and reads missing ones as absent', () => {
    const schema = record(
      { name: text, age: integer, any: raw, friend: optional(person), people: innerListOf(person) },
      (value) => value,
    );
    expect(schema.parse({ name: 'Ana', other: 1 })).toEqual({
      name: 'Ana',
      age: null,
      any: undefined,
      friend: null,
      people: { items: [], unreadable: 0 },
    });
  });

  it('does not read fields from a prototype named on the wire', () => {
    const schema = record({ id: requiredIdentifier }, (value) => value);
    expect(schema.safeParse(JSON.parse('{"__proto__":{"id":"5"}}')).success).toBe(false);
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
    expect(optional(person).parse(value)).toEqual(read);
  });

  it.each(['x', 5, [], { name: 'no id' }])('refuses %j', (value) => {
    expect(optional(person).safeParse(value).success).toBe(false);
  });
});
