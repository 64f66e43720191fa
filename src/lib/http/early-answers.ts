declare global {
  /** What public/start-check.js asked for before any module was there, by address. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/**
 * The answer of an address that is on its way, which is given once; where there is none, or it got lost, the one that `ask` brings.
 * Rejects as `ask` does.
 */
export function earlyAnswerOr(address: string, ask: () => Promise<Response>): Promise<Response> {
  const early = globalThis.earlyAnswers?.get(address);
  globalThis.earlyAnswers?.delete(address);
  return early?.catch(ask) ?? ask();
}
