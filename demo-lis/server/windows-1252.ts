/** The characters of the bytes 0x80 to 0x9F; the other bytes are those of Latin-1. */
const FROM_80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Bytes of a text as a server with the platform charset windows-1252 writes them; `?` for what it cannot write. */
export function windows1252Bytes(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (character) => {
      const place = FROM_80.indexOf(character);
      if (place >= 0) return 0x80 + place;
      const code = character.codePointAt(0) ?? 0;
      return code < 0x80 || (code > 0x9f && code <= 0xff) ? code : 0x3f;
    }),
  );
}
