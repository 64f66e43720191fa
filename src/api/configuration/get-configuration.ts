import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';

import { setLisUrl } from '@/api/origins';
import type { ConfigurationEntry } from '@/domain/configuration/configuration-entry';
import { KEYS_BY_NAME } from '@/domain/configuration/keys';
import type { Settings } from '@/domain/configuration/settings';
import { readSettings, type ReadSettings } from '@/domain/configuration/settings-from-entries';
import { ApiError } from '@/lib/http/api-error';
import { showHidden } from '@/domain/base/hidden-characters';

import { configurationKeys } from './configuration-keys';
import { getStoredEntries, STORED_ENTRIES } from './get-stored-entries';

/** The settings, what of them could not be read, and the number of entries behind them (0: the server has no configuration). */
export interface Configuration extends ReadSettings {
  readonly entries: number;
}

/**
 * The laboratory's lines with hidden characters written out: they stand beside others, and results are compared with some. Rich
 * texts are drawn as documents of their own, and sent by mail as they are stored.
 */
function readable(entry: ConfigurationEntry): ConfigurationEntry {
  const isRich = KEYS_BY_NAME.get(entry.key.trim())?.kind === 'html';
  return isRich ? entry : { ...entry, value: showHidden(entry.value) };
}

/**
 * GET service `/configuration/encrypted`. Also tells `api/origins` the LIS address. The decoded list holds secrets and is dropped
 * here.
 */
export async function getConfiguration(signal?: AbortSignal): Promise<Configuration> {
  const { items, lost } = await getStoredEntries(signal);
  const { settings, unread } = readSettings(items.map(readable), lost);
  // A server that answers without any entry says nothing about the LIS, whose address may be known.
  if (items.length > 0) setLisUrl(settings.lisUrl);
  const named = { ...unread, keys: unread.keys.map(showHidden) };
  return { settings, unread: named, entries: items.length };
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

/** The laboratory's settings. Only behind `app/guards/settings-gate`, which waits for them. */
export function useSettings(): Settings {
  return useSuspenseQuery(configurationOptions()).data.settings;
}
