import { Text } from '@mantine/core';

import type { OrderSummary } from '@/domain/orders/order-summary';

import { patientText } from './patient-text';

/** The patient, above every history: a picture of numbers without a name is dangerous. */
export function PatientLine({ patient }: { readonly patient: OrderSummary }) {
  return (
    <Text fw={600} mb="sm" translate="no">
      {patientText(patient)}
    </Text>
  );
}
