import fc from 'fast-check';
import { expect, it } from 'vitest';

import { base64FromBytes, bytesFromBase64 } from '@/lib/files/base64';
import { runs } from '@tests/support/environment/runs';

it('gives back the bytes it was made of', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
      expect(bytesFromBase64(base64FromBytes(bytes))).toEqual(Uint8Array.from(bytes));
    }),
    { numRuns: runs(50, 1_000) },
  );
});

it('takes a file larger than one call of fromCharCode can', () => {
  const bytes = new Uint8Array(300_000).fill(200);
  const read = bytesFromBase64(base64FromBytes(bytes));
  expect(Buffer.compare(read ?? new Uint8Array(), bytes)).toBe(0);
});

const BYTES = Uint8Array.from([0xfb, 0xff, 0xbf, 0]);
it.each([
  ['+/+/AA==', BYTES],
  ['-_-_AA==', BYTES],
  ['-_-_AA', BYTES],
  ['+/+/\r\nAA==', BYTES],
  [' +/+/AA== ', BYTES],
  ['data:image/png;base64,+/+/AA==', BYTES],
  ['', new Uint8Array()],
  ['*', null],
  ['a', null],
  ['AAA=A', null],
  ['ñandú', null],
  ['{"a":1}', null],
])('reads %j as bytes, or not', (text, bytes) => {
  expect(bytesFromBase64(text)).toEqual(bytes);
});
