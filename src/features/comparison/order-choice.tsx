import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { orderSearchOptions } from '@/api/orders/filter-orders';
import { compareOrders } from '@/domain/orders/compare-orders';
import type { OrderFilter } from '@/domain/orders/order-filter';
import { nearestOrder, otherOrders } from '@/domain/orders/other-orders';
import { patientOrders } from '@/domain/orders/patient-orders';
import { DialogQueryState } from '@/features/results/dialogs/dialog-query-state';
import { useTranslation } from '@/i18n/translation';

import type { ComparisonRequest } from './order-comparison-button';
import { OrderPair } from './order-pair';
import { useOrderLabel } from './use-order-label';

interface ListedChoiceProps extends ComparisonRequest {
  /** Lists the patient's orders. */
  readonly filter: OrderFilter;
}

function ListedChoice({ filter, ...request }: ListedChoiceProps) {
  const { t } = useTranslation();
  const label = useOrderLabel();
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useQuery(orderSearchOptions(filter));
  const { order: open } = request.patient;
  const others = otherOrders(list.data?.items ?? [], request.patient);
  const other = chosen ?? nearestOrder(others, open);
  return (
    <Stack gap="md">
      <DialogQueryState query={list} failed={t('comparison.ordersFailed')} />
      {list.data !== undefined && other === null && <Text>{t('comparison.none')}</Text>}
      {other !== null && (
        <>
          <NativeSelect
            label={t('comparison.with')}
            value={other}
            data={others.map(({ order }) => ({ value: order, label: label(order) }))}
            autoComplete="off"
            translate="no"
            onChange={({ currentTarget: { value } }) => {
              setChosen(value);
            }}
          />
          <OrderPair
            key={other}
            {...request}
            orders={compareOrders(other, open) < 0 ? [other, open] : [open, other]}
          />
        </>
      )}
    </Stack>
  );
}

/** The patient's other orders as the user may list them, and the open one beside the chosen of them. */
export function OrderChoice(request: ComparisonRequest) {
  const { t } = useTranslation();
  const { patient, userType, rules } = request;
  const filter = patientOrders({ patient, userType, onlyValidated: rules.onlyValidated });
  if (filter === null) return <Text>{t('comparison.none')}</Text>;
  return <ListedChoice {...request} filter={filter} />;
}
