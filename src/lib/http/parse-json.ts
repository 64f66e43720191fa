/** A whole text literal or a whole number: what is inside a text is not mistaken for a number, nor a part for the whole. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const LONG_INTEGER = /^-?\d{16,}$/;

/**
 * `JSON.parse` that keeps whole numbers of 16 digits and more exact: they become texts, because an order number must never
 * lose its last digit. Throws `SyntaxError` like `JSON.parse`.
 */
export function parseJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  return JSON.parse(
    text.replace(TEXT_OR_NUMBER, (token) => (LONG_INTEGER.test(token) ? `"${token}"` : token)),
  );
}
