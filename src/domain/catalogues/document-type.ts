import { foldText } from '@/domain/base/fold-text';
import type { OrderSummary } from '@/domain/orders/order-summary';

/** A patient's document type. */
export interface DocumentType {
  readonly id: number;
  readonly abbreviation: string;
  readonly name: string;
}

/** The order with the short form of its document type; as it came where no known type has both its id and its name. */
export function withShortType<T extends OrderSummary>(order: T, types: readonly DocumentType[]): T {
  const name = foldText(order.documentType.trim());
  const isOwn = (type: DocumentType) =>
    type.id === order.documentTypeId && foldText(type.name.trim()) === name;
  const short = types.find(isOwn)?.abbreviation.trim() ?? '';
  return short === '' ? order : { ...order, documentType: short };
}
