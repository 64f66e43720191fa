import { queryOptions } from '@tanstack/react-query';

import { service, setLisUrl } from '@/api/origins';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import type { Settings } from '@/domain/configuration/settings';
import { ApiError } from '@/lib/api-error';
import { listOf, record, text } from '@/lib/schema';

import { configurationKeys } from './configuration-keys';
import { decodeConfiguration } from './decode-configuration';

const PATH = '/configuration/encrypted';

const envelopeSchema = listOf(record({ value: text }, ({ value }) => value));

/** The settings, the number of entries behind them (0: the server has no configuration) and of those that were unreadable. */
export interface Configuration {
  readonly settings: Settings;
  readonly entries: number;
  readonly unreadable: number;
}

/**
 * GET service `/configuration/encrypted` (spec §3, Configuration). Also tells `api/origins` the LIS address. The decoded list
 * holds mail credentials and is dropped here. Rejects with `contract` when the value is not the doubly encoded list.
 */
export async function getConfiguration(signal?: AbortSignal): Promise<Configuration> {
  const { items } = await service(envelopeSchema, { path: PATH, limit: 'start', signal });
  const decoded = decodeConfiguration(items[0] ?? '');
  if (items.length > 0 && decoded === null) throw new ApiError('contract', PATH);
  const entries = decoded?.items ?? [];
  const settings = settingsFromEntries(entries);
  setLisUrl(settings.lisUrl);
  return { settings, entries: entries.length, unreadable: decoded?.unreadable ?? 0 };
}

export function configurationOptions() {
  return queryOptions({
    queryKey: configurationKeys.settings,
    queryFn: ({ signal }) => getConfiguration(signal),
    staleTime: Infinity,
  });
}
