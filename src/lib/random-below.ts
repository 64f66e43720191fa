/** A random whole number from 0 to below the limit, from the browser's own source. */
export function randomBelow(limit: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % limit;
}
