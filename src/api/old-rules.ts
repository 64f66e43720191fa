import type { Query, QueryClient } from '@tanstack/react-query';

import { configurationKeys } from './configuration/configuration-keys';
import { userTypeKeys } from './user-types/user-type-keys';

/** Milliseconds for which rules count as those of now. */
const RECENT = 60_000;

/** A clock that was set back tells nothing of an age. */
function isOld({ state }: Query): boolean {
  return Math.abs(Date.now() - state.dataUpdatedAt) > RECENT;
}

/**
 * Drops settings and user types that were not read within the last minute, so that they are read anew before anything is shown by
 * them: the page may have been open since long before an administrator changed what its reader may see. While they cannot be read,
 * nothing is shown (`app/guards/settings-gate`).
 */
export function dropOldRules(queryClient: QueryClient): void {
  const old = { exact: true, predicate: isOld };
  // Watched all the time by whoever shows the laboratory's name, who must not be left with one that is gone.
  void queryClient.resetQueries({ ...old, queryKey: configurationKeys.settings });
  // Asked for by the next screen: the one that goes would take its call along.
  queryClient.removeQueries({ ...old, queryKey: userTypeKeys.all });
}
