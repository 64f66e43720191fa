import { queryOptions } from '@tanstack/react-query';

import { setLisUrl } from '@/api/origins';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import type { Settings } from '@/domain/configuration/settings';
import { ApiError } from '@/lib/api-error';

import { configurationKeys } from './configuration-keys';
import { getStoredEntries, STORED_ENTRIES } from './get-stored-entries';

/** The settings, the number of entries behind them (0: the server has no configuration) and of those that were unreadable. */
export interface Configuration {
  readonly settings: Settings;
  readonly entries: number;
  readonly unreadable: number;
}

/**
 * GET service `/configuration/encrypted` (spec §3, Configuration). Also tells `api/origins` the LIS address. The decoded list
 * holds secrets and is dropped here.
 */
export async function getConfiguration(signal?: AbortSignal): Promise<Configuration> {
  const { items, unreadable } = await getStoredEntries(signal);
  const settings = settingsFromEntries(items);
  // A server that answers without any entry says nothing about the LIS, whose address may be known.
  if (items.length > 0) setLisUrl(settings.lisUrl);
  return { settings, entries: items.length, unreadable };
}

/** Read again, a configuration without entries fails, and the one that is known stays. */
export function configurationOptions() {
  return queryOptions({
    queryKey: configurationKeys.settings,
    queryFn: async ({ client, signal }) => {
      const configuration = await getConfiguration(signal);
      const known = client.getQueryData<Configuration>(configurationKeys.settings);
      if (configuration.entries === 0 && (known?.entries ?? 0) > 0) {
        throw new ApiError('contract', STORED_ENTRIES);
      }
      return configuration;
    },
    staleTime: Infinity,
  });
}
