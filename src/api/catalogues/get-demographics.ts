import { queryOptions } from '@tanstack/react-query';

import { lis } from '@/api/origins';
import type { Demographic } from '@/domain/catalogues/demographic';
import { boolean, listOf, record, requiredIdentifier, requiredInteger } from '@/lib/wire/readers';

import { catalogueKeys } from './catalogue-keys';

const demographicReader = record(
  { id: requiredInteger, name: requiredIdentifier, encoded: boolean },
  ({ encoded, ...demographic }): Demographic => ({ ...demographic, encoded: encoded === true }),
);

/** GET LIS `/api/demographics/all`: built-ins, with negative ids, included. */
export function getDemographics(signal?: AbortSignal) {
  const path = '/api/demographics/all';
  return lis(listOf(demographicReader), { path, limit: 'list', signal });
}

export function demographicsOptions() {
  return queryOptions({
    queryKey: catalogueKeys.demographics,
    queryFn: ({ signal }) => getDemographics(signal),
    staleTime: Infinity,
  });
}
