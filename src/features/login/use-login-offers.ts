import { useQuery, type QueryClient } from '@tanstack/react-query';

import { documentTypesOptions } from '@/api/catalogues/get-document-types';
import { webQueryDemographicOptions } from '@/api/catalogues/get-web-query-demographic';
import { configurationOptions } from '@/api/configuration/get-configuration';
import { userTypesOptions } from '@/api/user-types/get-user-types';
import type { DocumentType } from '@/domain/catalogues/document-type';
import type { Settings } from '@/domain/configuration/settings';
import { loginTypes, type LoginType } from '@/domain/user-types/login-types';
import type { UserTypeSetting } from '@/domain/user-types/user-type-setting';
import { runtimeConfig } from '@/lib/runtime-config';
import type { ReadList } from '@/lib/wire/readers';

import type { LoginGap } from './login-gap-notice';

/** What the laboratory delivered for the login. */
export interface LoginOffers {
  readonly types: readonly LoginType[];
  /** Offered to patients; empty when the laboratory does not use them. */
  readonly documentTypes: readonly DocumentType[];
  /** What the login should offer and cannot. */
  readonly gaps: readonly LoginGap[];
}

interface Asked {
  readonly data: unknown;
  readonly isFetched: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** The laboratory does not deliver it, so far as anybody knows: a query that is asked again is no longer one that failed. */
const isMissing = ({ data, isFetched }: Asked) => isFetched && data === undefined;

function gapOf(missing: LoginGap['missing'], { isFetching, refetch }: Asked): LoginGap {
  return { missing, isRetrying: isFetching, onRetry: () => void refetch() };
}

function missingTypes({
  items,
  unreadable,
}: ReadList<UserTypeSetting>): 'userTypes' | 'someUserTypes' | null {
  if (items.length === 0) return 'userTypes';
  return unreadable > 0 ? 'someUserTypes' : null;
}

/**
 * Asks for what `useLoginOffers` needs, each as soon as it can be asked for: a slow phone takes half a second more to draw who asks.
 * Never rejects: who asks tells what is wrong.
 */
export async function prefetchLoginOffers(queryClient: QueryClient): Promise<void> {
  const narrow = async () => {
    const { login } = (await queryClient.query(configurationOptions())).settings;
    await Promise.all([
      login.documentTypes && queryClient.query(documentTypesOptions()),
      login.demographicUsers && queryClient.query(webQueryDemographicOptions()),
    ]);
  };
  await Promise.allSettled([queryClient.query(userTypesOptions()), narrow()]);
}

/**
 * What the login offers, and what of it the laboratory did not deliver. Where the user types cannot be asked for, nobody could sign
 * in; document types and the demographic only narrow and name, so the login does without them.
 */
export function useLoginOffers({ login }: Settings) {
  const userTypes = useQuery(userTypesOptions());
  const documentTypes = useQuery({ ...documentTypesOptions(), enabled: login.documentTypes });
  const demographic = useQuery({
    ...webQueryDemographicOptions(),
    enabled: login.demographicUsers,
  });
  const missing = userTypes.data === undefined ? null : missingTypes(userTypes.data);
  const offers: LoginOffers | null =
    userTypes.data === undefined
      ? null
      : {
          types: loginTypes(userTypes.data.items, {
            demographicName: demographic.data?.name ?? null,
            order: runtimeConfig().userTypes,
          }),
          documentTypes: documentTypes.data?.items ?? [],
          gaps: [
            missing !== null && gapOf(missing, userTypes),
            isMissing(demographic) && gapOf('demographicUsers', demographic),
            (isMissing(documentTypes) || (documentTypes.data?.unreadable ?? 0) > 0) &&
              gapOf('documentTypes', documentTypes),
          ].filter((gap) => gap !== false),
        };
  // Only the first time: whoever asks again goes on typing.
  const isFirst = [documentTypes, demographic].some((one) => one.isLoading && !one.isFetched);
  const isPending = userTypes.isPending || isFirst;
  return { offers, isPending, userTypes };
}
