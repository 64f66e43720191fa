import { queryOptions } from '@tanstack/react-query';

import type { Settings } from '@/domain/configuration/settings';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { lis } from '@/api/origins';
import type { ConfigurationEntry } from '@/domain/configuration/configuration-entry';
import { answerOf, record, requiredIdentifier, text } from '@/lib/wire/readers';

import { configurationKeys } from './configuration-keys';

const LIS_ORIGIN = 2;

const itemReader = record(
  { key: requiredIdentifier, value: text },
  ({ key, value }): ConfigurationEntry => ({ key, value, origin: LIS_ORIGIN }),
);

/** GET LIS `/api/configuration/{key}`: one setting of the LIS, not encoded; null when it has none: the default counts. */
export function getLisConfiguration(key: string, signal?: AbortSignal) {
  const path = '/api/configuration/{key}';
  return lis(answerOf(itemReader), { path, values: { key }, limit: 'detail', signal });
}

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
