import fc from 'fast-check';

const SURROGATES = 0xd800;
const BEHIND_SURROGATES = 0xe000;
const LAST = 0x10_ff_ff;

const codePoints = (most: number) =>
  fc.nat(most).map((code) => {
    const isSurrogate = code >= SURROGATES && code < BEHIND_SURROGATES;
    return String.fromCodePoint(isSurrogate ? code + BEHIND_SURROGATES - SURROGATES : code);
  });
const character = fc.oneof(codePoints(0x7f), codePoints(0x20_ff), codePoints(LAST));

/** Any text: as `fc.string({ unit: 'binary' })`, which takes a second and more to be made, in every worker. */
export const anyText = (length: { minLength?: number; maxLength?: number } = {}) =>
  fc.string({ ...length, unit: character });
