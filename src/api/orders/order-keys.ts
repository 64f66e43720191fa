import type { OrderFilter } from '@/domain/orders/order-filter';
import type { PatientKey } from '@/domain/orders/patient-orders';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

/** One order's tests in one area (0 for all), as far as the user may see them. */
export interface OrderResultsRequest {
  readonly order: string;
  readonly areaId: number;
  readonly rules: VisibilityRules;
}

/** The earlier results of a patient's tests, as far as the user may see them; the ids ascend, so that equal requests are one. */
export interface ResultHistoryRequest {
  readonly patientIdDB: number;
  readonly testIds: readonly number[];
  readonly rules: VisibilityRules;
}

/** What the orders of a patient hold that are newer than `after`, as far as the user may see it. Order numbers. */
export interface RecentResultsRequest {
  readonly patient: PatientKey;
  /** The open one, whose results are known. */
  readonly order: string;
  /** Null when nothing is missing. */
  readonly after: string | null;
  readonly rules: VisibilityRules;
}

export const orderKeys = {
  all: ['orders'] as const,
  search: (filter: OrderFilter) => ['orders', 'search', filter] as const,
  results: (request: OrderResultsRequest) => ['orders', 'results', request] as const,
  everyInTurn: ['orders', 'in-turn'] as const,
  inTurn: (request: OrderResultsRequest) => ['orders', 'in-turn', request] as const,
  // One text: a key is read at each drawing, and of thousands of numbers each would be looked at by itself.
  history: ({ testIds, ...request }: ResultHistoryRequest) =>
    ['orders', 'history', { ...request, testIds: testIds.join(' ') }] as const,
  delivered: ['orders', 'delivered'] as const,
  recent: (request: RecentResultsRequest) => ['orders', 'recent', request] as const,
};
