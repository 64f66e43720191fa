const PREFIX = /^orqrm:/i;
/**
 * Year, month and day, then the daily number; laboratories differ in its length (DigitosOrden). A print gate that signed the link
 * adds until when it opens, and its signature.
 */
const ORDER = /^(?:19|20|21)\d{6,18}(?:\.[0-9a-z]{6,7}\.[\w-]{43})?$/;
const SIGNED = /^(\d+)\.([0-9a-z]+)\.[\w-]{43}$/;
const CODE = /^[0-9A-Za-z]{4,}$/;
/** What mail programs and hands do to a link: blanks, and padding that is missing, doubled or written as a percent sign. */
const AROUND = /\s|=|%3D/gi;

function decoded(code: string): string | null {
  if (!CODE.test(code) || code.length % 4 === 1) return null;
  const text = atob(code);
  // The last letter may hold bits that stand for nothing: another code for the same number is nobody's.
  return btoa(text).replaceAll('=', '') === code ? text : null;
}

/** What proves to a print gate that a link that it did not sign is the reader's own. */
export type PrintQuestion = 'document' | 'birthDate';

/**
 * Returns what a print link says, its order number first, null when it is none: `orqrm:` in any case and the number in base64, or both in base64.
 * `param` is the address without its slash, percent signs decoded once.
 */
export function decodePrintLink(param: string): string | null {
  const link = param.trim();
  const text = decoded(link.replace(PREFIX, '').replaceAll(AROUND, ''));
  if (text === null) return null;
  const hasPrefix = PREFIX.test(link) !== PREFIX.test(text);
  const order = text.replace(PREFIX, '');
  return hasPrefix && ORDER.test(order) ? order : null;
}

/** Until when what a print gate signed for an order opens it, in epoch milliseconds; null where it signed something else. */
export function signedUntil(link: string, order: string): number | null {
  const [, signed, until = ''] = SIGNED.exec(link) ?? [];
  return signed === order ? Number.parseInt(until, 36) * 1000 : null;
}

/** True if an address is a print link, or begins as one: its screen belongs to no session. */
export function isPrintLink(param: string): boolean {
  return PREFIX.test(param) || decodePrintLink(param) !== null;
}

/** True if an unknown address may be meant as a print link: it is one, or one part that could be a code. */
export function maybePrintLink(param: string): boolean {
  return isPrintLink(param) || CODE.test(param.replaceAll(AROUND, ''));
}
