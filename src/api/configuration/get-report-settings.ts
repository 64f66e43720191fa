import { queryOptions } from '@tanstack/react-query';

import type { Settings } from '@/domain/configuration/settings';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';

import { configurationKeys } from './configuration-keys';
import { getLisConfiguration } from './get-lis-configuration';

/** Settings of reports that the LIS hands out one by one. */
export type ReportSettings = Pick<Settings['reports'], 'templateDemographicId' | 'fileNaming'>;

const KEYS = ['DemograficoTituloInforme', 'GenerarPDFCon'] as const;

/** GET LIS `/api/configuration/{key}` for each setting of reports; what the LIS does not have counts as its default. */
async function getReportSettings(signal?: AbortSignal): Promise<ReportSettings> {
  const entries = await Promise.all(KEYS.map((key) => getLisConfiguration(key, signal)));
  const { reports } = settingsFromEntries(entries.filter((entry) => entry !== null));
  const { templateDemographicId, fileNaming } = reports;
  return { templateDemographicId, fileNaming };
}

export function reportSettingsOptions() {
  return queryOptions({
    queryKey: configurationKeys.reports,
    queryFn: ({ signal }) => getReportSettings(signal),
    staleTime: Infinity,
  });
}
