import { queryOptions } from '@tanstack/react-query';

import { setLisUrl } from '@/api/origins';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import type { Settings } from '@/domain/configuration/settings';

import { configurationKeys } from './configuration-keys';
import { getStoredEntries } from './get-stored-entries';

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
  setLisUrl(settings.lisUrl);
  return { settings, entries: items.length, unreadable };
}

export function configurationOptions() {
  return queryOptions({
    queryKey: configurationKeys.settings,
    queryFn: ({ signal }) => getConfiguration(signal),
    staleTime: Infinity,
  });
}
