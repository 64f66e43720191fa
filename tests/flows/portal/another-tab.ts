import { readAuthorization } from '@/api/session/authorization-store';
import type { Authorization } from '@/domain/auth/authorization';

/** Who sits before another tab. */
export function authorizationOf(fields: Partial<Authorization> = {}): Authorization {
  return {
    authToken: 'other.token.of-another-tab',
    userName: 'otro',
    id: 9,
    photo: '',
    confidential: false,
    type: 3,
    administrator: false,
    ...fields,
  };
}

/** Who is signed in here. */
export function me(): Authorization {
  return readAuthorization() ?? authorizationOf();
}
