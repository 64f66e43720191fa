const PREFIX = 'orqrm:';
const ANY_CASE = /^orqrm:/i;
/** Year, month and day, then the daily number; laboratories differ in its length (docs/behaviour.md §9; DigitosOrden). */
const ORDER_NUMBER = /^(?:19|20|21)\d{6,18}$/;
/** Padding, where the last letter stands for fewer bits than it holds, is judged by encoding again. */
const BASE64 = /^[0-9A-Za-z]+={0,2}$/;

/** Whether an address means the print screen at all, however wrong it is; every other unknown one is the not-found page. */
export function isPrintLink(param: string): boolean {
  return ANY_CASE.test(param);
}

/**
 * The order number of a print link (docs/behaviour.md §2), null when the link is none: only the one spelling that the
 * report prints is accepted, although base64 readers understand several (docs/promises.md E9). `param` is the address
 * without its slash, percent signs decoded once.
 */
export function decodePrintLink(param: string): string | null {
  const code = param.slice(PREFIX.length);
  if (!param.startsWith(PREFIX) || code.length % 4 !== 0 || !BASE64.test(code)) return null;
  const order = atob(code);
  return ORDER_NUMBER.test(order) && btoa(order) === code ? order : null;
}
