/**
 * Both clocks of the browser, in milliseconds: the epoch, which jumps when it is set, and the age of the page, which does not.
 */
export function readClocks(): { readonly wall: number; readonly steady: number } {
  return { wall: Date.now(), steady: performance.now() };
}
