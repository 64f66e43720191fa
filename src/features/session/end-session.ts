import { notifications } from '@mantine/notifications';
import type { Query, QueryClient } from '@tanstack/react-query';

import { catalogueKeys } from '@/api/catalogues/catalogue-keys';
import { configurationKeys } from '@/api/configuration/configuration-keys';
import { clearAuthorization } from '@/api/session/authorization-store';
import { userTypeKeys } from '@/api/user-types/user-type-keys';
import { revokeBlobUrls } from '@/lib/files/blob-urls';
import { closeOpenedWindows } from '@/lib/files/opened-windows';
import { abortSession } from '@/lib/http/request-session';
import { endTokenTrial } from '@/lib/http/token-trial';

/** What the login itself shows: the same for everybody, so it may outlive a session. */
const OPEN_KEYS = [
  configurationKeys.settings,
  userTypeKeys.all,
  catalogueKeys.documentTypes,
  catalogueKeys.webQueryDemographic,
].map((key) => JSON.stringify(key));

function belongsToSession({ queryKey }: Query): boolean {
  return !OPEN_KEYS.includes(JSON.stringify(queryKey));
}

/**
 * Forgets the session in this tab: answers under way are dropped, nothing of the user stays in the caches, in storage or behind
 * a blob address or in a window of its own. `leaveSession` goes on from there; `beginSession` calls it alone, before the next user.
 */
export function endSession(queryClient: QueryClient): void {
  abortSession();
  endTokenTrial();
  clearAuthorization();
  queryClient.removeQueries({ predicate: belongsToSession });
  queryClient.getMutationCache().clear();
  // What failed for this session's token may well work without it.
  void queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' });
  revokeBlobUrls();
  closeOpenedWindows();
  notifications.clean();
}
