import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import { orderSearchOptions } from '@/api/orders/filter-orders';
import { orderResultsOptions } from '@/api/orders/get-order-results';
import { previousHistoriesOptions, testsWithPrevious } from '@/api/orders/get-previous-values';
import { ALL_AREAS } from '@/domain/catalogues/area';
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

/** Orders with earlier results of the open order's numeric tests, as far as the values before told them: nothing is asked for it. */
function useSharingOrders({ patient, rules }: ComparisonRequest): ReadonlySet<string> {
  const { order, patientIdDB } = patient;
  const results = orderResultsOptions({ order, patientIdDB, areaId: ALL_AREAS, rules });
  const open = useQuery({ ...results, enabled: false });
  const asked = testsWithPrevious(open.data?.tests ?? []);
  const settings = useSettings().results;
  const told = previousHistoriesOptions({ patient, order, asked, settings, rules });
  const { data } = useQuery({ ...told, enabled: false });
  return new Set(data?.items.flatMap(({ items }) => items.map((item) => item.order)));
}

function ListedChoice({ filter, ...request }: ListedChoiceProps) {
  const { t } = useTranslation();
  const label = useOrderLabel();
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useQuery(orderSearchOptions(filter));
  const { order: open } = request.patient;
  const others = otherOrders(list.data?.items ?? [], request.patient);
  const sharing = useSharingOrders(request);
  const like = others.filter(({ order }) => sharing.has(order));
  const unlike = others.filter(({ order }) => !sharing.has(order));
  const other = chosen ?? nearestOrder(like, open) ?? nearestOrder(unlike, open);
  const groups = [
    { group: t('comparison.sharing'), items: like },
    { group: t('comparison.others'), items: unlike },
  ].filter(({ items }) => items.length > 0);
  return (
    <Stack gap="md">
      <DialogQueryState query={list} failed={t('comparison.ordersFailed')} />
      {list.data !== undefined && other === null && <Text>{t('comparison.none')}</Text>}
      {other !== null && (
        <>
          <NativeSelect
            label={t('comparison.with')}
            value={other}
            data={groups.map(({ group, items }) => ({
              group,
              items: items.map(({ order }) => ({ value: order, label: label(order) })),
            }))}
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
