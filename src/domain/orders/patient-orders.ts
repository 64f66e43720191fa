import type { UserTypeCode } from '@/domain/auth/user-type';
import { LABORATORY_USER, PATIENT } from '@/domain/auth/user-type';
import { ALL_AREAS } from '@/domain/catalogues/area';

import type { OrderFilter } from './order-filter';
import type { OrderSummary } from './order-summary';

/** By what the laboratory knows a patient. */
export type PatientKey = Pick<OrderSummary, 'patientIdDB' | 'patientId' | 'documentTypeId'>;

/** Whose orders are listed, and for whom. */
interface PatientOrdersRequest {
  readonly patient: PatientKey;
  readonly userType: UserTypeCode;
  readonly onlyValidated: boolean;
}

/** Patients search nothing: the server knows which orders are theirs. */
export const OWN_ORDERS = { dateNumber: null, area: ALL_AREAS } as const;

/** Whether a user lists every order of a patient; the others list those of their own patients, accounts or rates only. */
export function listsEveryOrder(userType: UserTypeCode): boolean {
  return userType === PATIENT || userType === LABORATORY_USER;
}

/**
 * The search that lists what a user may see of a patient's orders, of all years that the laboratory offers. Null without an
 * identification: the servers ignore an empty text, and would list everybody.
 */
export function patientOrders({
  patient,
  userType,
  onlyValidated,
}: PatientOrdersRequest): OrderFilter | null {
  if (userType === PATIENT) return { ...OWN_ORDERS, onlyValidated };
  const { patientId, documentTypeId } = patient;
  if (patientId.trim() === '') return null;
  return { documentType: documentTypeId, patientId, area: ALL_AREAS, onlyValidated };
}
