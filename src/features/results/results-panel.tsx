import { useQuery } from '@tanstack/react-query';

import { useState } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import { orderKey } from '@/domain/orders/standing-order';
import { shownArea } from '@/domain/results/shown-area';
import { orderResultsOptions } from '@/api/orders/get-order-results';
import { type OrderHead, orderHeadOptions } from '@/api/reports/get-order-head';
import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import { ALL_AREAS } from '@/domain/catalogues/area';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { isOtherPatient } from '@/domain/orders/patient-contradiction';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useTranslation } from '@/i18n/translation';

import { useTableForm } from './grid/use-table-form';
import { OrderHeader } from './header/order-header';
import { OrderResults, type OrderResultsProps } from './order-results';
import { ResultsMessage } from './no-results';
import classes from './results-panel.module.css';

interface HeadedOrder {
  readonly order: OrderSummary;
  readonly areaId: number;
  readonly rules: VisibilityRules;
  readonly userType: UserTypeCode;
}

/**
 * What the LIS tells of an order beside its results, null while nobody knows, and whether that is another patient's order: results
 * name nobody. Asked after the results, which nobody waits for longer. Patients know who sent them.
 */
function useOrderHead({ order, areaId, rules, userType }: HeadedOrder): {
  readonly head: OrderHead | null;
  readonly isOtherPatients: boolean;
} {
  const { order: number, patientIdDB } = order;
  const { data } = useQuery(orderResultsOptions({ order: number, patientIdDB, areaId, rules }));
  // One area may have no tests while the order has: all of them may be shown next.
  const hasTests = data !== undefined && (data.tests.length > 0 || areaId !== ALL_AREAS);
  const isAsked = userType !== PATIENT && hasTests;
  const head = useQuery({ ...orderHeadOptions(order), enabled: isAsked }).data ?? null;
  const patient = head?.patient ?? null;
  return { head, isOtherPatients: patient !== null && isOtherPatient(order, patient) };
}

/**
 * The results of one order after another: each starts afresh, in the form that the table of the last one had. Of an order that is
 * another patient's by now nothing is shown.
 */
export function ResultsPanel(props: Omit<OrderResultsProps, 'form' | 'head' | 'altered' | 'dock'>) {
  const { order, areaId, areaName, steps } = props;
  const { t } = useTranslation();
  const { dateFormat } = useSettings();
  const form = useTableForm();
  const altered = useState(false);
  const dock = useState(false);
  const { head, isOtherPatients } = useOrderHead(props);
  if (isOtherPatients) {
    return (
      <section className={classes.panel}>
        <OrderHeader
          order={order}
          areaName={shownArea(areaId, areaName, [])}
          dateFormat={dateFormat}
          steps={steps}
          isOwn={props.userType === PATIENT}
        />
        <div role="alert">
          <ResultsMessage text={t('results.otherPatients')} />
        </div>
      </section>
    );
  }
  return (
    <OrderResults
      key={orderKey(order)}
      {...props}
      head={head}
      form={form}
      altered={altered}
      dock={dock}
    />
  );
}
