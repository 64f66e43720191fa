import { queryOptions } from '@tanstack/react-query';

import { service } from '@/api/origins';
import { answerOf, record, requiredIdentifier, requiredInteger } from '@/lib/wire/readers';

import { catalogueKeys } from './catalogue-keys';

const webQueryDemographicReader = record(
  { id: requiredInteger, name: requiredIdentifier },
  (demographic) => demographic,
);

/** GET service `/demographic/webquery`: the demographic that names user type 5; null when none is configured. */
export function getWebQueryDemographic(signal?: AbortSignal) {
  const path = '/demographic/webquery';
  return service(answerOf(webQueryDemographicReader), { path, limit: 'start', signal });
}

export function webQueryDemographicOptions() {
  return queryOptions({
    queryKey: catalogueKeys.webQueryDemographic,
    queryFn: ({ signal }) => getWebQueryDemographic(signal),
    staleTime: Infinity,
  });
}
