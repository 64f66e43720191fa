import type { QueryKey } from '@tanstack/react-query';

import type { OrderFilter } from '@/domain/orders/order-filter';
import type { OrderIdentity } from '@/domain/orders/order-summary';
import type { PatientKey } from '@/domain/orders/patient-orders';
import type { ReplacementTexts } from '@/domain/results/values/result-text';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

/** One order's tests in one area (0 for all), as far as the user may see them. */
export interface OrderResultsRequest extends OrderIdentity {
  readonly areaId: number;
  readonly rules: VisibilityRules;
}

/** The earlier results of a patient's tests, as far as the user may see them; the ids ascend, so that equal requests are one. */
export interface ResultHistoryRequest {
  readonly patientIdDB: number;
  readonly testIds: readonly number[];
  readonly rules: VisibilityRules;
  /** What the laboratory writes in the place of results, and nothing else, so that equal requests are one. */
  readonly texts: ReplacementTexts;
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

/** The analyser's pictures of an order, as far as the user may see them. */
export interface TestPicturesRequest extends OrderIdentity {
  readonly rules: VisibilityRules;
}

/** The culture of one test. */
export interface AntibiogramRequest extends OrderIdentity {
  readonly testId: number;
}

/**
 * All that is known of orders, whoever answers it. What is one order's is kept by number and patient: nothing of the earlier patient
 * may stand under the name of the one whom the laboratory put in their place.
 */
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
  head: (order: OrderIdentity) => ['orders', 'head', order] as const,
  /** What is asked for when somebody opens it. */
  everyOnDemand: ['orders', 'on-demand'] as const,
  pictures: (request: TestPicturesRequest) => ['orders', 'on-demand', 'pictures', request] as const,
  antibiogram: (request: AntibiogramRequest) =>
    ['orders', 'on-demand', 'antibiogram', request] as const,
};

/** All that is known of orders but which ones a search found. */
export const besideSearches = {
  queryKey: orderKeys.all,
  predicate: ({ queryKey }: { readonly queryKey: QueryKey }) => queryKey[1] !== 'search',
};
