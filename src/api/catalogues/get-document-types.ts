import { queryOptions, useQuery } from '@tanstack/react-query';

import { service } from '@/api/origins';
import type { DocumentType } from '@/domain/catalogues/document-type';
import { listOf, record, requiredIdentifier, requiredInteger, text } from '@/lib/wire/readers';

import { catalogueKeys } from './catalogue-keys';

const NO_TYPES: readonly DocumentType[] = [];

const documentTypeReader = record(
  { id: requiredInteger, abbr: text, name: requiredIdentifier },
  ({ id, abbr, name }): DocumentType => ({ id, abbreviation: abbr, name }),
);

/** GET service `/configuration/documenttypes`: the active document types. */
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

/** The document types; none before they are there. */
export function useDocumentTypes(): readonly DocumentType[] {
  return useQuery(documentTypesOptions()).data?.items ?? NO_TYPES;
}
