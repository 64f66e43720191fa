/** What windows-1252 puts at 0x80 to 0x9F. Node 20 reads these bytes as control characters; browsers are right. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const HIGH_CONTROLS = /[\u0080-\u009f]/g;

function decodeWindows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replaceAll(HIGH_CONTROLS, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80));
}

function decodeStrictly(bytes: Uint8Array, charset: string): string | null {
  try {
    const decoder = new TextDecoder(charset, { fatal: true });
    return decoder.encoding === 'windows-1252' ? decodeWindows1252(bytes) : decoder.decode(bytes);
  } catch {
    return null;
  }
}

function charsetOfByteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Text of unknown charset: strict UTF-8, else windows-1252, the charset of older servers (docs/contract.md). */
export function decodeText(bytes: Uint8Array): string {
  return decodeStrictly(bytes, 'utf-8') ?? decodeWindows1252(bytes);
}

/**
 * A body as text. A byte order mark wins, then the charset of the content type, then `decodeText`; a charset that is unknown
 * or does not fit the bytes is passed over.
 */
export function decodeBody(bytes: Uint8Array, contentType: string): string {
  const declared = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  return decodeStrictly(bytes, charsetOfByteOrderMark(bytes) ?? declared) ?? decodeText(bytes);
}
