const CMAP = 0x636d6170;
const SEGMENTS = 4;
/** White space and joiners draw nothing; they need no glyph. */
const INVISIBLE = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe0f]/;

function tableOffset(font: DataView, tag: number): number | null {
  const count = font.getUint16(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    if (font.getUint32(entry) === tag) return font.getUint32(entry + 8);
  }
  return null;
}

/** The start of the character map that covers the basic plane. */
function segmentMap(font: DataView): number | null {
  const cmap = tableOffset(font, CMAP);
  if (cmap === null) return null;
  const count = font.getUint16(cmap + 2);
  for (let entry = cmap + 4; entry < cmap + 4 + count * 8; entry += 8) {
    const map = cmap + font.getUint32(entry + 4);
    if (font.getUint16(map) === SEGMENTS) return map;
  }
  return null;
}

function hasGlyph(font: DataView, map: number, code: number): boolean {
  const doubled = font.getUint16(map + 6);
  for (let at = 0; at < doubled; at += 2) {
    const end = font.getUint16(map + 14 + at);
    if (code > end) continue;
    const start = font.getUint16(map + 16 + doubled + at);
    if (code < start) return false;
    const delta = font.getUint16(map + 16 + doubled * 2 + at);
    const rangeAt = map + 16 + doubled * 3 + at;
    const range = font.getUint16(rangeAt);
    if (range === 0) return ((code + delta) & 0xffff) !== 0;
    return font.getUint16(rangeAt + range + (code - start) * 2) !== 0;
  }
  return false;
}

/**
 * The characters of a text that a font cannot show, each once (engines drop them in silence).
 * Only fonts with a segment map can tell; for others every character counts as missing.
 */
export function missingCharacters(bytes: Uint8Array<ArrayBuffer>, text: string): readonly string[] {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const map = segmentMap(font);
  return [...new Set(text)].filter((character) => {
    if (INVISIBLE.test(character)) return false;
    return map === null || !hasGlyph(font, map, character.codePointAt(0) ?? 0);
  });
}

/** Boxes of the drawing libraries' own would lie over what stands beside them, and a digit under one could be any. */
const BOX = '□';
/** Raised or lowered digits and signs in a row: a power, a charge, an index. */
const SCRIPTS = /[\u00b2\u00b3\u00b9\u2070-\u207f]+|[\u2080-\u208e]+/gu;
const LOWERED = /[\u2080-\u208e]/;

/** Other form of a character, `%` for `％`; itself where the other one might read as another value: `2½`, `①5`, `10ᵃ`. */
function plainForm(character: string): string {
  const plain = character.normalize('NFKC');
  const isOther = /\p{N}/u.test(plain) && !/\p{Nd}/u.test(character);
  return isOther || /\p{Lm}/u.test(character) ? character : plain;
}

/** A text in characters that a font has: `10^(-6)` for `10⁻⁶` as in files, plain forms of others, boxes for what is left. */
export function drawableText(text: string, font: Uint8Array<ArrayBuffer>): string {
  const isDrawn = (part: string) => missingCharacters(font, part).length === 0;
  if (isDrawn(text)) return text;
  const written = text.replace(SCRIPTS, (run) => {
    if (isDrawn(run)) return run;
    return `${LOWERED.test(run) ? '_' : '^'}(${run.normalize('NFKC').replaceAll('\u2212', '-')})`;
  });
  return Array.from(written, (character) => {
    if (isDrawn(character)) return character;
    const plain = plainForm(character);
    return isDrawn(plain) ? plain : BOX;
  }).join('');
}

/** The characters of a text that stay boxes on paper, each once. */
export function boxedCharacters(font: Uint8Array<ArrayBuffer>, text: string): readonly string[] {
  return missingCharacters(font, text).filter((character) => drawableText(character, font) === BOX);
}

/** The sentence on boxes with the codes of the characters under them; empty where there is none. */
export function boxNote(words: string, boxed: readonly string[]): string {
  const codes = boxed.map((character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${code.padStart(4, '0')}`;
  });
  return codes.length === 0 ? '' : `${words} ${codes.join(', ')}`;
}
