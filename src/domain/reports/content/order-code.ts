/** The print link of an order, from the portal's root, as templates print it. */
export function orderCode(orderNumber: string): string {
  return `/orqrm:${btoa(orderNumber)}`;
}
