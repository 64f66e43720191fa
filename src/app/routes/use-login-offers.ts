import { useQuery } from '@tanstack/react-query';

import { documentTypesOptions } from '@/api/catalogues/get-document-types';
import { webQueryDemographicOptions } from '@/api/catalogues/get-web-query-demographic';
import { userTypesOptions } from '@/api/user-types/get-user-types';
import type { Settings } from '@/domain/configuration/settings';
import { loginTypes } from '@/domain/user-types/login-types';

/**
 * What the login offers. Without user types nobody could sign in; document types and the demographic only narrow and name, so
 * the login does without them.
 */
export function useLoginOffers({ login }: Settings) {
  const userTypes = useQuery(userTypesOptions());
  const documentTypes = useQuery({ ...documentTypesOptions(), enabled: login.documentTypes });
  const demographic = useQuery({
    ...webQueryDemographicOptions(),
    enabled: login.demographicUsers,
  });
  const offers =
    userTypes.data === undefined
      ? null
      : {
          types: loginTypes(userTypes.data.items, demographic.data?.name ?? null),
          documentTypes: documentTypes.data?.items ?? [],
        };
  const isPending = userTypes.isPending || documentTypes.isLoading || demographic.isLoading;
  return { offers, isPending, userTypes };
}
