import type { TextTable } from '@/domain/export/text-table';
import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { useTranslation } from '@/i18n/translation';

/** Whose a table is: order, document and name. Without `order` for a table of several orders of a patient. */
export function useOwner(): (patient: OrderSummary, order?: string) => TextTable['owner'] {
  const { t } = useTranslation();
  return (patient, order) => [
    ...(order === undefined ? [] : [{ head: t('history.columns.order'), text: order }]),
    {
      head: t('export.columns.document'),
      text: `${patient.documentType} ${patient.patientId}`.trim(),
    },
    { head: t('export.columns.patient'), text: fullName(patient) },
  ];
}
