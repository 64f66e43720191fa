/** The print link of an order, from the portal's root, as templates print it (docs/behaviour.md §2, 4.4). */
export function orderCode(orderNumber: string): string {
  return `/orqrm:${btoa(orderNumber)}`;
}
