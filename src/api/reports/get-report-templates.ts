import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { appServer } from '@/api/origins';
import { withoutJsonText } from '@/api/without-json-text';
import { readText } from '@/lib/scalars';
import { record, required, requiredListOf } from '@/lib/schema';

import { isPathMissing } from './path-missing';
import { reportKeys } from './report-keys';

/** A file name, never a path. */
const TEMPLATE_NAME = /^[^/\\]+\.mrt$/;

const nameSchema = record(
  { name: required((name) => (TEMPLATE_NAME.test(readText(name)) ? readText(name) : null)) },
  ({ name }) => name,
);

const answerSchema = z.union([
  z.pipe(
    z.custom(isPathMissing),
    z.transform(() => null),
  ),
  z.pipe(z.transform(withoutJsonText), requiredListOf(nameSchema)),
]);

/**
 * POST application server `/api/getlistReportFile` (spec §7): the names of the licensed engine's templates; null when the
 * server's template folder is missing. The server reads its own setting, whatever path it is told (contract §2).
 */
export function getReportTemplates(signal?: AbortSignal) {
  return appServer(answerSchema, {
    method: 'POST',
    path: '/api/getlistReportFile',
    body: { pathReport: 'configured', report: 'configured' },
    limit: 'report',
    signal,
  });
}

export function reportTemplatesOptions() {
  return queryOptions({
    queryKey: reportKeys.templates,
    queryFn: ({ signal }) => getReportTemplates(signal),
    staleTime: Infinity,
  });
}
