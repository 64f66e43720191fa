import { service } from '@/api/origins';
import type { SettingToStore } from '@/domain/configuration/edits';
import { nothing } from '@/lib/wire/readers';

/**
 * PUT service `/configuration`. The answer only echoes the request: read the configuration again to see what was stored. A plain
 * function, because the list may hold the mail password.
 */
export async function putConfiguration(
  settings: readonly SettingToStore[],
  signal?: AbortSignal,
): Promise<void> {
  await service(nothing, {
    method: 'PUT',
    path: '/configuration',
    body: settings,
    limit: 'write',
    signal,
  });
}
