import { fullName } from './full-name';
import type { OrderSummary } from './order-summary';

/** Whose results these are: name and document, of which either may be empty. */
export function patientParts(patient: OrderSummary): readonly string[] {
  return [fullName(patient), `${patient.documentType} ${patient.patientId}`.trim()];
}

/** The same in one line. */
export function patientText(patient: OrderSummary): string {
  return patientParts(patient)
    .filter((part) => part !== '')
    .join(' · ');
}
