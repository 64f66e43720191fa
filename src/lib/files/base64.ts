const CHUNK = 0x8000;
const DATA_URL_HEAD = /^data:[^,]{0,200},/;

/**
 * Bytes of a base64 text, or null when it is none. Line breaks, missing padding, the url-safe alphabet and the head of a data
 * URL are accepted.
 */
export function bytesFromBase64(source: string): Uint8Array<ArrayBuffer> | null {
  const plain = source
    .replace(DATA_URL_HEAD, '')
    .replaceAll(/\s/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  try {
    const binary = atob(plain);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}

/** Bare base64 with the standard alphabet and padding. */
export function base64FromBytes(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return btoa(binary);
}
