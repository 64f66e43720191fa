import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';

/** Whose results these are: name and document. */
export function patientText(patient: OrderSummary): string {
  const document = `${patient.documentType} ${patient.patientId}`.trim();
  return [fullName(patient), document].filter((part) => part !== '').join(' · ');
}
