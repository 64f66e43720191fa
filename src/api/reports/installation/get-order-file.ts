import { queryOptions } from '@tanstack/react-query';

import { NO_ORDER_FILE, type OrderFile } from '@/domain/results/clinical-order';
import { z } from '@/lib/zod';

import { readInstallationFile } from './installation-file';
import { reportKeys } from '@/api/reports/report-keys';

const names = z._default(z.array(z.string().check(z.minLength(1))), []);

/** A misspelt key would be an order that nobody follows. */
const orderFileSchema = z.strictObject({ areas: names, profiles: names, tests: names });

/**
 * GET `order.json` beside the templates: the order that the installation sets for areas, profiles and tests; an empty one where
 * there is no such file. Throws `FileError`.
 */
export async function getOrderFile(signal?: AbortSignal): Promise<OrderFile> {
  return (await readInstallationFile('order.json', orderFileSchema, signal)) ?? NO_ORDER_FILE;
}

export function orderFileOptions() {
  return queryOptions({
    queryKey: reportKeys.orderFile,
    queryFn: ({ signal }) => getOrderFile(signal),
    staleTime: Infinity,
  });
}
