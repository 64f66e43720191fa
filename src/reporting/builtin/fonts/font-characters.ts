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
 * The characters of a text that a font cannot show, each once (docs/promises.md, Report engines: engines drop them in silence).
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
