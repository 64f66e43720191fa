/** The print link of an order, or of what a print gate signed for it, from the portal's root, as templates print it. */
export function orderCode(said: string): string {
  return `/orqrm:${btoa(said)}`;
}
