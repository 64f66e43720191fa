import { readAuthorization } from '@/api/session/authorization-store';
import { useVisibilityRules } from '@/app/dashboard/use-visibility-rules';
import type { Authorization } from '@/domain/auth/authorization';
import { useUserTypeSetting } from '@/features/orders/use-user-type-setting';
import { TemplatePage } from '@/features/templates/template-page';

function Templates({ authorization }: { readonly authorization: Authorization }) {
  const { onlyValidated } = useUserTypeSetting(authorization.type);
  return <TemplatePage rules={useVisibilityRules(onlyValidated, authorization)} />;
}

/** `/templates`, for administrators. */
export function TemplatesRoute() {
  const authorization = readAuthorization();
  return authorization === null ? null : <Templates authorization={authorization} />;
}
