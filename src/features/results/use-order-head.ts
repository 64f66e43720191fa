import { useQuery } from '@tanstack/react-query';

import { orderResultsOptions } from '@/api/orders/get-order-results';
import { orderHeadOptions, type OrderHead } from '@/api/reports/get-order-head';
import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import { ALL_AREAS } from '@/domain/catalogues/area';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { isOtherPatient } from '@/domain/orders/patient-contradiction';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

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
export function useOrderHead({ order, areaId, rules, userType }: HeadedOrder): {
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
