import { isOtherPatient, type NamedPatient } from '@/domain/orders/patient-contradiction';

import type { ReportOrder } from './content/report-order';
import { ReportRefusedError } from './report-refused-error';

/**
 * A report that leaves under the name of somebody else reaches the wrong hands: throws where it is another
 * patient's than the list says. Reports tell no record, and nothing that document types of the list could be compared with.
 */
export function requireListedPatient(
  listed: NamedPatient,
  { patient }: Pick<ReportOrder, 'patient'>,
): void {
  const reported = { ...patient, patientIdDB: 0, documentTypeId: 0 };
  if (isOtherPatient(listed, reported)) throw new ReportRefusedError('other-patient');
}
