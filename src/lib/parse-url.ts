/** Returns the address a text stands for, or null: `URL.parse`, which the oldest promised browsers lack. */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
