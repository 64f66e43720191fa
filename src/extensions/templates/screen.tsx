import { useMemo } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import { readAuthorization } from '@/api/session/authorization-store';
import type { Authorization } from '@/domain/auth/authorization';
import { visibilityRules } from '@/domain/results/visibility/visible-tests';
import { useUserTypeSetting } from '@/features/orders/use-user-type-setting';

import { TemplatePage } from './template-page';
import en from './texts/en.json';
import es from './texts/es.json';

export const texts = { es, en };

function Templates({ authorization }: { readonly authorization: Authorization }) {
  const { results } = useSettings();
  const { onlyValidated } = useUserTypeSetting(authorization.type);
  const rules = useMemo(
    () => visibilityRules(results, { onlyValidated, authorization }),
    [results, onlyValidated, authorization],
  );
  return <TemplatePage rules={rules} />;
}

/** `/templates`, for administrators. */
export function Screen() {
  const authorization = readAuthorization();
  return authorization === null ? null : <Templates authorization={authorization} />;
}
