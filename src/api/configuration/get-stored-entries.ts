import { service } from '@/api/origins';
import { NOTHING_LOST } from '@/domain/configuration/configuration-entry';
import { isMailPassword } from '@/domain/configuration/effective-values';
import { ApiError } from '@/lib/http/api-error';
import { listOf, record, text } from '@/lib/wire/readers';

import { decodeConfiguration, type StoredConfiguration } from './decode-configuration';

export const STORED_ENTRIES = '/configuration/encrypted';

const envelopeReader = listOf(record({ value: text }, ({ value }) => value));

/** The decoded list as it is stored, the mail's password among it. Rejects with `contract` when the value is not the doubly encoded list. */
async function readEntries(signal?: AbortSignal): Promise<StoredConfiguration> {
  const { items } = await service(envelopeReader, { path: STORED_ENTRIES, limit: 'start', signal });
  const decoded = decodeConfiguration(items[0] ?? '');
  if (items.length > 0 && decoded === null) throw new ApiError('contract', STORED_ENTRIES);
  return decoded ?? { items: [], lost: NOTHING_LOST };
}

function withoutPassword({ items, lost }: StoredConfiguration): StoredConfiguration {
  return { items: items.filter((entry) => !isMailPassword(entry)), lost };
}

/**
 * GET service `/configuration/encrypted`: the decoded list as it is stored. The mail's password is dropped here; the list still
 * holds the retired captcha key, so nobody keeps it. Rejects with `contract` when the value is not the doubly encoded list.
 */
export async function getStoredEntries(signal?: AbortSignal): Promise<StoredConfiguration> {
  return withoutPassword(await readEntries(signal));
}

/**
 * The same list for those who edit it. Rejects with `contract` when the server answers without any entry: an editor full of defaults
 * would say that they are what is stored.
 */
export async function getEditableEntries(signal?: AbortSignal): Promise<StoredConfiguration> {
  const stored = await readEntries(signal);
  if (stored.items.length === 0) throw new ApiError('contract', STORED_ENTRIES);
  return withoutPassword(stored);
}
