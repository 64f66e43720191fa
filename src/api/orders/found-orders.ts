import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { birth } from '@/api/wire/dates';
import { foldText } from '@/domain/base/fold-text';
import {
  integer,
  listOf,
  mapped,
  record,
  requiredInteger,
  requiredKey,
  text,
} from '@/lib/wire/readers';

/** An order of a search, with what the quick filter looks through: prepared once, because every keystroke reads all of them. */
export interface FoundOrder extends OrderSummary {
  /** Number, full name and document, folded by `foldText`. */
  readonly searchText: string;
}

const orderFields = {
  order: requiredKey,
  patientIdDB: requiredInteger,
  patientId: text,
  documentTypeId: integer,
  documentType: text,
  name1: text,
  name2: text,
  lastName: text,
  surName: text,
  sex: integer,
  birthday: birth,
  maxPathology: integer,
  pending: integer,
};

/** What the server tells of the results; nothing unless both numbers are there, for half of it would call an order normal. */
function summaryOf({
  maxPathology,
  pending,
}: {
  readonly maxPathology: number | null;
  readonly pending: number | null;
}): Pick<OrderSummary, 'summary'> {
  if (maxPathology === null || pending === null || pending < 0) return {};
  return { summary: { maxPathology, pending } };
}

// Field by field: copying the rest of an object takes longer than all the reading.
const foundOrder = record(orderFields, (wire): FoundOrder => ({
  order: wire.order,
  patientIdDB: wire.patientIdDB,
  patientId: wire.patientId,
  documentTypeId: wire.documentTypeId ?? 0,
  documentType: wire.documentType,
  name1: wire.name1,
  name2: wire.name2,
  lastName: wire.lastName,
  surName: wire.surName,
  sex: wire.sex,
  birthday: wire.birthday,
  ...summaryOf(wire),
  searchText: foldText(
    `${wire.order} ${fullName(wire)} ${wire.documentType} ${wire.patientId}`.trim(),
  ),
}));

const DIGITS = /^[1-9]\d*$/;
const byNumber = new Intl.Collator('en', { numeric: true });

/** As numbers long texts of digits would be rounded. */
function compareDigits(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The collator takes five times as long, and no laboratory numbers its orders with letters. */
function newestFirst(orders: readonly FoundOrder[]): readonly FoundOrder[] {
  const isPlain = orders.every(({ order }) => DIGITS.test(order));
  const compare = isPlain ? compareDigits : byNumber.compare;
  return orders.toSorted((one, other) => compare(other.order, one.order));
}

/** The list knows its rows by number and patient: an order that is the same in every field is one. Those of one number stand together. */
function isNew(order: FoundOrder, at: number, sorted: readonly FoundOrder[]): boolean {
  const before = sorted[at - 1];
  return before?.order !== order.order || JSON.stringify(before) !== JSON.stringify(order);
}

/** The answer of a search of orders: the newest first. */
export const foundOrders = mapped(listOf(foundOrder), ({ items, unreadable }) => ({
  items: newestFirst(items).filter(isNew),
  unreadable,
}));
