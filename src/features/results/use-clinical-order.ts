import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { areasOptions } from '@/api/catalogues/get-areas';
import { orderFileOptions } from '@/api/reports/get-order-file';
import { learnedPrintOrdersOptions } from '@/api/reports/learned-print-orders';
import type { Area } from '@/domain/catalogues/area';
import { NO_ORDER_FILE, type ClinicalOrder } from '@/domain/results/clinical-order';

const NO_AREAS: readonly Area[] = [];

/** What results are ordered by, as far as it is known by now: it keeps no result waiting. */
export function useClinicalOrder(): ClinicalOrder {
  const file = useQuery(orderFileOptions()).data ?? NO_ORDER_FILE;
  const areas = useQuery(areasOptions()).data?.items ?? NO_AREAS;
  const learned = useQuery(learnedPrintOrdersOptions()).data;
  return useMemo(() => ({ file, areas, learned }), [file, areas, learned]);
}
