import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { appServer } from '@/api/origins';
import { wireObject } from '@/api/wire-object';
import { withoutJsonText } from '@/api/without-json-text';
import { readText } from '@/lib/scalars';

import { isPathMissing } from './path-missing';
import { reportKeys } from './report-keys';

/** The LIS's numeric message keys and their texts: the `Labels` table of report templates. */
export type ReportLabels = Readonly<Record<string, string>>;

/** The LIS names its messages by numbers; an object without a single one is no language file. */
const labelsSchema = wireObject.check(
  z.refine((labels) =>
    Object.entries(labels).some(([key, label]) => /^\d+$/.test(key) && readText(label) !== ''),
  ),
);

const answerSchema = z.union([
  z.pipe(
    z.custom(isPathMissing),
    z.transform(() => null),
  ),
  z.pipe(
    z.pipe(z.transform(withoutJsonText), labelsSchema),
    z.transform((labels): ReportLabels =>
      Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, readText(label)])),
    ),
  ),
]);

/**
 * POST application server `/api/getlistidiome` (spec §7): the labels of the licensed engine's templates; null when the server's
 * language file is missing. The server reads its own setting, whatever path it is told (contract §2).
 */
export function getReportLabels(signal?: AbortSignal) {
  return appServer(answerSchema, {
    method: 'POST',
    path: '/api/getlistidiome',
    body: { pathReport: 'configured' },
    limit: 'report',
    signal,
  });
}

export function reportLabelsOptions() {
  return queryOptions({
    queryKey: reportKeys.labels,
    queryFn: ({ signal }) => getReportLabels(signal),
    staleTime: Infinity,
  });
}
