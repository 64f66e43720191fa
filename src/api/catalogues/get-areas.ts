import { queryOptions, useQuery } from '@tanstack/react-query';

import { lis } from '@/api/origins';
import type { Language } from '@/domain/base/language';
import { ALL_AREAS, areaNameIn, type Area } from '@/domain/catalogues/area';
import { ApiError } from '@/lib/http/api-error';
import {
  integer,
  isUnread,
  listOf,
  only,
  record,
  requiredInteger,
  text,
  type ReadList,
} from '@/lib/wire/readers';

import { catalogueKeys } from './catalogue-keys';

const PATH = '/api/areas/filter/state/true';
/** Areas without a place come last. */
const LAST = Number.MAX_SAFE_INTEGER;

/** Nobody can choose an area without a name; only the dummy may have none. */
const areaReader = only(
  record({ id: requiredInteger, name: text, nameEnglish: text, ordering: integer }, (area) => area),
  ({ id, name }) => id === ALL_AREAS || name.trim() !== '',
);

/**
 * GET LIS `/api/areas/filter/state/true`: the areas in the laboratory's order, without the dummy of id 0 (docs/contract.md).
 * `server` is another LIS than the stored one. Rejects with `contract` when no area could be read.
 */
export async function getAreas(signal?: AbortSignal, server = lis): Promise<ReadList<Area>> {
  const { items, unreadable } = await server(listOf(areaReader), {
    path: PATH,
    limit: 'list',
    signal,
  });
  const areas = items
    .filter(({ id }) => id !== ALL_AREAS)
    .toSorted((one, other) => one.id - other.id)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'))
    .toSorted((one, other) => (one.ordering ?? LAST) - (other.ordering ?? LAST));
  const read = { items: areas, unreadable };
  if (isUnread(read)) throw new ApiError('contract', PATH);
  return read;
}

export function areasOptions() {
  return queryOptions({
    queryKey: catalogueKeys.areas,
    queryFn: ({ signal }) => getAreas(signal),
    staleTime: Infinity,
  });
}

/** What an area is called; null for all areas, for one that is switched off, and while the list is not there. */
export function useAreaName(area: number, language: Language): string | null {
  const listed = useQuery(areasOptions()).data?.items.find(({ id }) => id === area);
  return listed === undefined ? null : areaNameIn(language, listed);
}
