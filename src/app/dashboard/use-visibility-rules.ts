import { useMemo } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import type { Authorization } from '@/domain/auth/authorization';
import { visibilityRules, type VisibilityRules } from '@/domain/results/visibility/visible-tests';

/** What the person who is signed in may see of an order. */
export function useVisibilityRules(
  onlyValidated: boolean,
  authorization: Authorization,
): VisibilityRules {
  const { results } = useSettings();
  return useMemo(
    () => visibilityRules(results, { onlyValidated, authorization }),
    [results, onlyValidated, authorization],
  );
}
