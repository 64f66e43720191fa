import { useQuery } from '@tanstack/react-query';

import { webQueryDemographicOptions } from '@/api/catalogues/get-web-query-demographic';
import { configurationOptions } from '@/api/configuration/get-configuration';

/** The name of the demographic whose users may sign in; null when the laboratory has none. */
export function useDemographicName(): string | null {
  const isEnabled = useQuery(configurationOptions()).data?.settings.login.demographicUsers ?? false;
  const demographic = useQuery({ ...webQueryDemographicOptions(), enabled: isEnabled }).data;
  return isEnabled ? (demographic?.name ?? null) : null;
}
