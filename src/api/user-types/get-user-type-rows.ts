import { queryOptions } from '@tanstack/react-query';

import { userTypeRows } from '@/domain/user-types/user-type-row';
import { ApiError } from '@/lib/http/api-error';

import { getUserTypes, USER_TYPES } from './get-user-types';
import { userTypeKeys } from './user-type-keys';

/**
 * GET service `/usertypes` for an editor; read anew whenever it opens, and never kept after it closed. An answer without any type
 * fails: there would be nothing to edit, and no word why.
 */
export function userTypeRowsOptions() {
  return queryOptions({
    queryKey: userTypeKeys.editor,
    queryFn: async ({ signal }) => {
      const { items } = await getUserTypes(signal);
      if (items.length === 0) throw new ApiError('contract', USER_TYPES);
      return userTypeRows(items);
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}
