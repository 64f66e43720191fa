import { lis } from '@/api/origins';
import type { ConfigurationEntry } from '@/domain/configuration/configuration-entry';
import { answerOf, record, requiredIdentifier, text } from '@/lib/wire/readers';

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
