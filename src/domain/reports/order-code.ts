/** The print link of an order, from the portal's root, as templates print it (spec §2, `/:orqrm`; behaviour.md 4.4). */
export function orderCode(orderNumber: string): string {
  return `/orqrm:${btoa(orderNumber)}`;
}
