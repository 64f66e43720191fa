import { queryOptions } from '@tanstack/react-query';

import { userTypeRows } from '@/domain/user-types/user-type-row';

import { getUserTypes } from './get-user-types';
import { userTypeKeys } from './user-type-keys';

/** GET service `/usertypes` for an editor; read anew whenever it opens (behaviour.md 7), and never kept after it closed. */
export function userTypeRowsOptions() {
  return queryOptions({
    queryKey: userTypeKeys.editor,
    queryFn: async ({ signal }) => userTypeRows((await getUserTypes(signal)).items),
    staleTime: Infinity,
    gcTime: 0,
  });
}
