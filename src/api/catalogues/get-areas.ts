import { queryOptions } from '@tanstack/react-query';

import { lis } from '@/api/origins';
import { ALL_AREAS, type Area } from '@/domain/catalogues/area';
import { integer, listOf, record, requiredInteger, text, type ReadList } from '@/lib/schema';

import { catalogueKeys } from './catalogue-keys';

/** Areas without a place come last. */
const LAST = Number.MAX_SAFE_INTEGER;

const areaSchema = record({ id: requiredInteger, name: text, ordering: integer }, (area) => area);

/**
 * GET LIS `/api/areas/filter/state/true`: the areas in the laboratory's order, without the dummy of id 0 (contract §2). `server`
 * is another LIS than the stored one.
 */
export async function getAreas(signal?: AbortSignal, server = lis): Promise<ReadList<Area>> {
  const path = '/api/areas/filter/state/true';
  const { items, unreadable } = await server(listOf(areaSchema), { path, limit: 'list', signal });
  const areas = items
    .filter(({ id }) => id !== ALL_AREAS)
    .toSorted((one, other) => one.id - other.id)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'))
    .toSorted((one, other) => (one.ordering ?? LAST) - (other.ordering ?? LAST));
  return { items: areas, unreadable };
}

export function areasOptions() {
  return queryOptions({
    queryKey: catalogueKeys.areas,
    queryFn: ({ signal }) => getAreas(signal),
    staleTime: Infinity,
  });
}
