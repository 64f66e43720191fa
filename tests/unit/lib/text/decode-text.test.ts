import { describe, expect, it } from 'vitest';

import { decodeBody, decodeText } from '@/lib/text/decode-text';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('decodeText', () => {
  it('reads UTF-8', () => {
    expect(decodeText(utf8('Contraseña µL € عربي'))).toBe('Contraseña µL € عربي');
  });

  it('falls back to windows-1252, its upper control range included', () => {
    const bytes = Uint8Array.from([
      0x4e, 0xfa, 0xf1, 0x65, 0x7a, 0x20, 0x80, 0x93, 0x94, 0x99, 0x9f,
    ]);
    expect(decodeText(bytes)).toBe('Núñez €“”™Ÿ');
  });

  it('keeps one character per byte in windows-1252', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    const text = decodeText(bytes);
    expect(text).toHaveLength(256);
    expect(text.slice(0x80, 0xa0)).toBe(
      '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ',
    );
    expect(text.slice(0xa0)).toBe(
      String.fromCharCode(...Array.from({ length: 96 }, (_, at) => 0xa0 + at)),
    );
  });
});

describe('decodeBody', () => {
  const latin1 = Uint8Array.from([0x4e, 0xfa, 0xf1, 0x65, 0x7a]);

  it.each([
    ['application/json;charset=ISO-8859-1', latin1],
    ['application/json; charset="windows-1252"', latin1],
    ['application/json', latin1],
    ['application/json;charset=utf-8', latin1],
    ['application/json;charset=unknown-charset', latin1],
    ['application/json;charset=utf8', utf8('Núñez')],
    ['', utf8('Núñez')],
    ['application/json', utf8('\ufeffNúñez')],
    ['application/json;charset=iso-8859-1', utf8('\ufeffNúñez')],
    [
      'application/json',
      Uint8Array.from([0xff, 0xfe, 0x4e, 0, 0xfa, 0, 0xf1, 0, 0x65, 0, 0x7a, 0]),
    ],
    [
      'application/json',
      Uint8Array.from([0xfe, 0xff, 0, 0x4e, 0, 0xfa, 0, 0xf1, 0, 0x65, 0, 0x7a]),
    ],
  ])('reads a body of type %j (E7)', (contentType, bytes) => {
    expect(decodeBody(bytes, contentType)).toBe('Núñez');
  });
});
