import { useQuery } from '@tanstack/react-query';

import { userTypesOptions } from '@/api/user-types/get-user-types';
import type { UserTypeCode } from '@/domain/auth/user-type';

/**
 * Whether a user type may see validated tests only, and how many orders it is listed. A type that the server does not name is
 * treated as the most restricted one. Nothing is searched before `isKnown`.
 */
export function useUserTypeSetting(type: UserTypeCode) {
  const { data, error, isFetching, isLoadingError, refetch } = useQuery(userTypesOptions());
  const own = data?.items.find((setting) => setting.type === type);
  return {
    onlyValidated: own?.onlyValidated ?? true,
    /** The most orders that the server lists; 0 for all. */
    orderLimit: own?.quantityOrder ?? 0,
    isKnown: data !== undefined,
    error: isLoadingError ? error : null,
    isFetching,
    retry: () => {
      void refetch();
    },
  };
}

export type TypeSetting = ReturnType<typeof useUserTypeSetting>;
