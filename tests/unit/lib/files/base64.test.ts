import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { base64FromBytes, bytesFromBase64 } from '@/lib/files/base64';

describe('base64', () => {
  it('gives back the bytes it was made of', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        expect(bytesFromBase64(base64FromBytes(bytes))).toEqual(Uint8Array.from(bytes));
      }),
      { numRuns: 1000 },
    );
  });

  it('takes a file larger than one call of fromCharCode can', () => {
    const bytes = new Uint8Array(300_000).fill(200);
    expect(bytesFromBase64(base64FromBytes(bytes))).toEqual(bytes);
  });

  it.each([
    '+/+/AA==',
    '-_-_AA==',
    '-_-_AA',
    '+/+/\r\nAA==',
    ' +/+/AA== ',
    'data:image/png;base64,+/+/AA==',
  ])('reads %j', (text) => {
    expect(bytesFromBase64(text)).toEqual(Uint8Array.from([0xfb, 0xff, 0xbf, 0]));
  });

  it('reads the empty text as no bytes', () => {
    expect(bytesFromBase64('')).toEqual(new Uint8Array());
  });

  it.each(['*', 'a', 'AAA=A', 'ñandú', '{"a":1}'])('refuses %j', (text) => {
    expect(bytesFromBase64(text)).toBeNull();
  });
});
