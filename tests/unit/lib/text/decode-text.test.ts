import { expect, it } from 'vitest';

import { decodeBody, decodeText } from '@/lib/text/decode-text';

const utf8 = (text: string) => new TextEncoder().encode(text);

it('decodeText reads UTF-8, else windows-1252, its upper control range included', () => {
  expect(decodeText(utf8('Contraseña µL € عربي'))).toBe('Contraseña µL € عربي');
  const bytes = Uint8Array.from([0x4e, 0xfa, 0xf1, 0x65, 0x7a, 0x20, 0x80, 0x93, 0x94, 0x99, 0x9f]);
  expect(decodeText(bytes)).toBe('Núñez €“”™Ÿ');
});

it('decodeText keeps one character per byte in windows-1252', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  const text = decodeText(bytes);
  expect(text).toHaveLength(256);
  expect(text.slice(0x80, 0xa0)).toBe('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ');
  const rest = Array.from({ length: 96 }, (_, at) => String.fromCharCode(0xa0 + at));
  expect(text.slice(0xa0)).toBe(rest.join(''));
});

/** Without the byte before the first letter, or after the last one. */
const UTF16 = [0x4e, 0, 0xfa, 0, 0xf1, 0, 0x65, 0, 0x7a];
const latin1 = Uint8Array.from([0x4e, 0xfa, 0xf1, 0x65, 0x7a]);

it.each([
  ['windows-1252', 'application/json;charset=ISO-8859-1', latin1],
  ['windows-1252', 'application/json; charset="windows-1252"', latin1],
  ['windows-1252', 'application/json', latin1],
  ['windows-1252', 'application/json;charset=utf-8', latin1],
  ['windows-1252', 'application/json;charset=unknown-charset', latin1],
  ['UTF-8', 'application/json;charset=utf8', utf8('Núñez')],
  ['UTF-8', '', utf8('Núñez')],
  ['UTF-8 that says so', 'application/json', utf8('\ufeffNúñez')],
  ['UTF-8 that says so', 'application/json;charset=iso-8859-1', utf8('\ufeffNúñez')],
  ['UTF-16, low byte first', 'application/json', Uint8Array.from([0xff, 0xfe, ...UTF16, 0])],
  ['UTF-16, high byte first', 'application/json', Uint8Array.from([0xfe, 0xff, 0, ...UTF16])],
])('decodeBody reads %s of type %j', (_charset, contentType, bytes) => {
  expect(decodeBody(bytes, contentType)).toBe('Núñez');
});

// The same two bytes are ñ in UTF-8.
it.each([
  'charset=iso-8859-1',
  'Charset = ISO-8859-1; q=1',
  'charset="iso-8859-1"',
  'charset= "iso-8859-1";q=1',
])('decodeBody takes the word of a type with %j before what the bytes could be', (charset) => {
  const bytes = Uint8Array.from([0xc3, 0xb1]);
  expect(decodeBody(bytes, `text/plain; ${charset}`)).toBe('Ã±');
  expect(decodeBody(bytes, 'text/plain')).toBe('ñ');
});

it.each([
  ['ÿþ', [0xff, 0x20, 0xfe]],
  ['ÿA', [0xff, 0x41]],
  ['þA', [0xfe, 0x41]],
  ['ï»A', [0xef, 0xbb, 0x41]],
  ['ïA', [0xef, 0x41, 0xbf]],
  ['Aþ', [0x41, 0xfe]],
  ['Aÿ', [0x41, 0xff]],
])('decodeBody half of a byte order mark, as in %j, is none', (_text, bytes) => {
  const body = Uint8Array.from(bytes);
  const expected = new TextDecoder('windows-1252').decode(body);
  expect(decodeBody(body, 'text/plain; charset=iso-8859-1')).toBe(expected);
});
