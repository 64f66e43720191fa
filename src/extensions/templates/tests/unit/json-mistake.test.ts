import fc from 'fast-check';
import { expect, it } from 'vitest';

import { jsonMistake } from '@/extensions/templates/template/json-mistake';
import { runs } from '@tests/support/environment/runs';

it.each([
  ['{\n  "a": 1,\n}', { line: 3, column: 1 }],
  ['{"a": 1 "b": 2}', { line: 1, column: 9 }],
  ['[1, 2', { line: 1, column: 6 }],
  ['{"a": 01}', { line: 1, column: 8 }],
  ["{'a': 1}", { line: 1, column: 2 }],
  ['{"a": "x\ty"}', { line: 1, column: 7 }],
  ['{"a": True}', { line: 1, column: 7 }],
  ['', { line: 1, column: 1 }],
  ['[]]', { line: 1, column: 3 }],
  ['{"a": [1}', { line: 1, column: 9 }],
  ['// nota\n{}', { line: 1, column: 1 }],
])('%j is wrong at %j', (text, place) => {
  expect(jsonMistake(text)).toEqual(place);
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it('agrees with the browser about what is JSON', () => {
  const signs = fc.constantFrom('', ',', '"', '}', ']', '\\', ' ', 'e', '-', '\u0001');
  const broken = fc.tuple(fc.json(), fc.nat(), signs).map(([text, place, put]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + (put === '' ? 1 : 0));
  });
  fc.assert(
    fc.property(fc.oneof(fc.json(), broken, fc.string()), (text) => {
      expect(jsonMistake(text) === null).toBe(isJson(text));
    }),
    { numRuns: runs(200, 50_000) },
  );
});

it('reads what is nested as deep as a file is long', () => {
  const depth = 200_000;
  expect(jsonMistake('['.repeat(depth))).toEqual({ line: 1, column: depth + 1 });
  expect(jsonMistake('['.repeat(depth) + ']'.repeat(depth))).toBeNull();
});
