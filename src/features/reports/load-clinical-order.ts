import type { QueryClient } from '@tanstack/react-query';

import { areasOptions } from '@/api/catalogues/get-areas';
import { orderFileOptions } from '@/api/reports/installation/get-order-file';
import { NO_ORDER_FILE, type ClinicalOrder } from '@/domain/results/clinical-order';

/**
 * What the order of results goes by before any report is read: asked for once, as on screen. What cannot be had leaves the next
 * best order and never keeps a report back; the configuration tells the administrator of a file that is wrong.
 */
export async function loadClinicalOrder(queryClient: QueryClient): Promise<ClinicalOrder> {
  const [file, areas] = await Promise.all([
    queryClient.query(orderFileOptions()).catch(() => NO_ORDER_FILE),
    queryClient.query(areasOptions()).then(
      ({ items }) => items,
      () => [],
    ),
  ]);
  return { file, areas };
}
