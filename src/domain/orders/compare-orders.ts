/** Order numbers are texts of digits: comparing them as numbers would round the long ones. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** Order of two order numbers, the lower first, for `toSorted`. */
export function compareOrders(one: string, other: string): number {
  return byNumber.compare(one, other);
}
