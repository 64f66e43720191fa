import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

import { service } from '@/api/origins';
import { withShortType, type DocumentType } from '@/domain/catalogues/document-type';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { listOf, record, requiredIdentifier, requiredInteger, text } from '@/lib/wire/readers';

import { catalogueKeys } from './catalogue-keys';

const documentTypeReader = record(
  { id: requiredInteger, abbr: text, name: requiredIdentifier },
  ({ id, abbr, name }): DocumentType => ({ id, abbreviation: abbr, name }),
);

/** GET service `/configuration/documenttypes`: the active document types (docs/behaviour.md §3). */
export function getDocumentTypes(signal?: AbortSignal) {
  const path = '/configuration/documenttypes';
  return service(listOf(documentTypeReader), { path, limit: 'start', signal });
}

export function documentTypesOptions() {
  return queryOptions({
    queryKey: catalogueKeys.documentTypes,
    queryFn: ({ signal }) => getDocumentTypes(signal),
    staleTime: Infinity,
  });
}

/** `withShortType` by the laboratory's list; orders stay as they came until it is there. */
export function useShortType(): <T extends OrderSummary>(order: T) => T {
  const types = useQuery(documentTypesOptions()).data?.items;
  return useCallback((order) => withShortType(order, types ?? []), [types]);
}
