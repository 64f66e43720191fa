import fc from 'fast-check';
import { expect, it } from 'vitest';

import { parseJson } from '@/lib/http/parse-json';
import { runs } from '@tests/support/environment/runs';

it.each([
  ['{"order":202503200005}', { order: 202503200005 }],
  ['{"order":9007199254740993}', { order: '9007199254740993' }],
  ['[-9007199254740993]', ['-9007199254740993']],
  ['["no 9007199254740993 \\" 9007199254740993"]', ['no 9007199254740993 " 9007199254740993']],
  ['{"exact":0.1234567890123456789}', { exact: 0.12345678901234568 }],
  ['{"big":1234567890123456e3}', { big: 1234567890123456e3 }],
  ['2', 2],
])('reads %s', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

it('reads what JSON.stringify wrote', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const text = JSON.stringify(value);
      const long = /(?<![\d.])-?\d{16,}(?![\d.eE])/.test(text);
      expect(long ? 'long' : parseJson(text)).toEqual(long ? 'long' : JSON.parse(text));
    }),
    { numRuns: runs(300, 5_000) },
  );
});

it('survives a large file inside', () => {
  const file = `1234567890123456${'A'.repeat(runs(2_000_000, 20_000_000))}`;
  expect((parseJson(JSON.stringify({ file })) as { file: string }).file === file).toBe(true);
});

it.each(['', '{', 'NaN', '<html>', '[1,]', '{"a":1}{"b":2}'])('refuses %j', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});
